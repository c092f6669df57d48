/** Commands that change the look of their argument only: `\textbf{7.3\%}` is shown as "7.3%". */
export const LOOK_COMMAND =
  /^(?:text(?:bf|it|sc|tt|rm|sf|sl|normal|up|md|superscript|subscript)?|emph|u?uline|underline|math(?:bf|it|rm|cal|sf|scr|tt|frak|bb|bbm|normal|op|rel|bin)?|bm|bb|cal|boldsymbol|pmb|[mhf]box|operatorname|left|right|middle|[bB]igg?[lrm]?|limits|nolimits|x?space|displaystyle|textstyle|scriptstyle|url|ref|num|ensuremath|mathring|tiny|small|footnotesize|large|Large|huge|ac[spl]?|gls|smash|phantom|protect|noindent|centering|sbp|substack|not|unicode)$/;

/** Font commands inside a group, `{\bf 7.3}`; the space after them is not part of the text. */
export const FONT_SWITCH =
  /^(?:bf|it|rm|em|tt|sc|sf|sl|bfseries|itshape|scshape|ttfamily|rmfamily|sffamily|normalfont)$/;

/** Commands that are dropped together with their arguments. */
export const DROPPED_WITH_ARGUMENT = /^(?:cite[a-zA-Z]{0,8}|label|vspace|hspace|begin|end|thanks|input|usepackage)$/;

/** Commands whose first argument is a colour, an address or a length, and whose second argument is the text. */
export const FIRST_ARGUMENT_DROPPED = /^(?:textcolor|colorbox|href|raisebox|fontsize|hyperref|hyperlink)$/;

/** Quantities: the number and its unit are arguments. */
export const QUANTITY_COMMAND = /^(?:SI|qty)$/;
