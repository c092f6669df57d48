import { parseSync, visitorKeys } from "oxc-parser";

/** What a program without the unit does instead: what the expression or function returns. */
type Neutral = "false" | "true" | "null" | "undefined" | "[]" | "new Set()" | "new Map()" | `parameter ${number}`;

/** A part of the extractor that can be switched off alone. */
export interface RemovalUnit {
  readonly file: string;
  readonly line: number;
  /** Number of lines that it covers. */
  readonly lines: number;
  readonly kind: "function" | "condition" | "alternative" | "branch" | "row";
  /** Name of the function, or the begin of the source text. */
  readonly name: string;
  readonly neutral: Neutral;
  /** Offsets of the function, or of the expression that is switched. */
  readonly span: readonly [number, number];
  /** True if the unit is evaluated when its module loads, so that the program has to be loaded without it. */
  readonly isLoadTime: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const getNode = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};
const getNodes = (node: Node, key: string): readonly Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
};

/** A text inserted into the source: what closes an inner expression precedes what closes an outer one. */
interface Insertion {
  readonly at: number;
  readonly text: string;
  readonly isClosing: boolean;
  readonly depth: number;
}

const orderInsertions = (a: Insertion, b: Insertion): number =>
  a.at - b.at || Number(b.isClosing) - Number(a.isClosing) || (a.isClosing ? b.depth - a.depth : a.depth - b.depth);

function applyInsertions(code: string, insertions: readonly Insertion[]): string {
  let result = "";
  let at = 0;
  for (const insertion of insertions.toSorted(orderInsertions)) {
    result += code.slice(at, insertion.at) + insertion.text;
    at = insertion.at;
  }
  return result + code.slice(at);
}

/** The arguments that a wrapped function passes on. */
const ARGUMENTS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Returns the neutral value as code inside of a wrapped function. */
const toCode = (neutral: Neutral): string =>
  neutral.startsWith("parameter ") ? (ARGUMENTS[Number(neutral.slice("parameter ".length))] ?? "a") : neutral;

/** Returns what a function without effect returns, from its declared types; none if that is not known. */
function listNeutrals(code: string, node: Node): readonly Neutral[] {
  const annotation = getNode(getNode(node, "returnType"), "typeAnnotation");
  if (annotation === undefined || annotation.type === "TSFunctionType") return [];
  const toType = (type: Node): string =>
    code.slice(type.start, type.end).replace(/\breadonly |\bReadonly(?=Set|Map)/g, "");
  const type = toType(annotation);
  const parameter = getNodes(node, "params").findIndex((param) => {
    const declared = getNode(getNode(param, "typeAnnotation"), "typeAnnotation");
    return declared !== undefined && toType(declared) === type;
  });
  if (type === "boolean" || annotation.type === "TSTypePredicate") return ["false", "true"];
  if (/\| null$/.test(type)) return ["null"];
  if (/\| undefined$/.test(type)) return ["undefined"];
  if (parameter >= 0) return [`parameter ${parameter}`];
  if (type.endsWith("[]")) return ["[]"];
  if (type.startsWith("Set<")) return ["new Set()"];
  return type.startsWith("Map<") ? ["new Map()"] : [];
}

const CONSTANTS: ReadonlySet<string> = new Set([
  "Literal",
  "ArrayExpression",
  "ObjectExpression",
  "TemplateLiteral",
  "UnaryExpression",
]);
const CONDITIONS: ReadonlySet<string> = new Set([
  "LogicalExpression",
  "BinaryExpression",
  "UnaryExpression",
  "CallExpression",
]);

/** Collects the units of one module. */
class UnitCollector {
  readonly units: RemovalUnit[] = [];
  readonly insertions: Insertion[] = [];

  constructor(
    private readonly file: string,
    private readonly code: string,
    private readonly firstId: number,
    private readonly isTracked: boolean,
  ) {}

  private add(node: Node, unit: Pick<RemovalUnit, "kind" | "neutral"> & Partial<RemovalUnit>): number {
    const text = this.code.slice(node.start, node.end);
    const line = this.code.slice(0, node.start).split("\n").length;
    const name = text.replace(/\s+/g, " ").slice(0, 100);
    this.units.push({
      file: this.file,
      line,
      lines: text.split("\n").length,
      name,
      span: [node.start, node.end],
      isLoadTime: false,
      ...unit,
    });
    return this.firstId + this.units.length - 1;
  }

  private wrap(node: Node, depth: number, open: string, close: string): void {
    this.insertions.push({ at: node.start, text: open, isClosing: false, depth });
    this.insertions.push({ at: node.end, text: close, isClosing: true, depth });
  }

  /** Wraps an expression so that it can be false, true or null instead. */
  private wrapValue(node: Node, depth: number, kind: RemovalUnit["kind"], neutral: Neutral, owner = node): void {
    const id = this.add(owner, { kind, neutral, span: [node.start, node.end] });
    const note = neutral === "true" ? "noteFalse" : "noteTrue";
    const value = this.isTracked ? `${note}(${id}, ` : "(";
    this.wrap(node, depth, `(off[${id}] ? ${neutral} : ${value}`, "))");
  }

  private visitLogical(node: Node, depth: number): void {
    for (const key of ["left", "right"]) {
      const operand = getNode(node, key);
      if (!operand || (operand.type === "LogicalExpression" && operand.operator === node.operator)) continue;
      if (key === "right" && CONSTANTS.has(operand.type) && operand.operator !== "!") continue;
      if (node.operator === "||") this.wrapValue(operand, depth, "alternative", "false");
      if (node.operator === "&&") this.wrapValue(operand, depth, "condition", "true");
      if (node.operator === "??") this.wrapValue(operand, depth, "alternative", "null");
    }
  }

  private visitBranch(node: Node, depth: number): void {
    const test = getNode(node, "test");
    if (!test) return;
    this.wrapValue(test, depth, "branch", "false", node.type === "IfStatement" ? node : test);
    if (node.type === "ConditionalExpression") this.wrapValue(test, depth, "branch", "true");
  }

  private visitFunction(node: Node, parent: Node | undefined, depth: number): void {
    const id = getNode(node, "id") ?? getNode(parent, "id");
    if (!id || node.generator === true || node.async === true) return;
    const neutrals = listNeutrals(this.code, node);
    if (neutrals.length === 0) return;
    const name = String(id.name);
    const ids = neutrals.map((neutral) => this.add(node, { kind: "function", name, neutral }));
    const list = ARGUMENTS.join();
    const isArrow = node.type === "ArrowFunctionExpression";
    const body = isArrow ? "body" : `${name}WithoutSwitch`;
    const switches = neutrals.map((neutral, k) => `off[${ids[k]}] ? ${toCode(neutral)} : `).join("");
    const result = neutrals.reduce(
      (value, neutral, k) => (this.isTracked ? `noteChange(${ids[k]}, ${toCode(neutral)}, ${value})` : value),
      `${body}(${list})`,
    );
    if (isArrow) {
      this.wrap(node, depth, `((body) => (${list}) => ${switches}${result})(`, ")");
      return;
    }
    const isExported = parent?.type === "ExportNamedDeclaration";
    const wrapper = `${isExported ? "export " : ""}function ${name}(${list}) { return ${switches}${result}; }\n`;
    this.insertions.push({ at: id.end, text: "WithoutSwitch", isClosing: false, depth });
    this.insertions.push({ at: (isExported ? parent : node).start, text: wrapper, isClosing: false, depth: -1 });
  }

  /** Rows of a table that have a function are switched off by its result, the others when they are loaded. */
  private visitRows(node: Node, depth: number): void {
    for (const row of getNodes(node, "elements")) {
      if (row.type !== "ObjectExpression") continue;
      const tests = getNodes(row, "properties").flatMap((property) => getNode(property, "value") ?? []);
      const test = tests.find(({ type }) => type === "ArrowFunctionExpression");
      const body = getNode(test, "body");
      if (body && CONDITIONS.has(body.type)) this.wrapValue(body, depth, "row", "false", row);
      else if (!test) {
        const id = this.add(row, { kind: "row", neutral: "[]", isLoadTime: true });
        this.wrap(row, depth, `...(off[${id}] ? [] : [`, "])");
      }
    }
  }

  visit(node: Node, parents: readonly Node[]): void {
    const depth = parents.length * 2;
    const parent = parents.at(-1);
    if (node.type === "LogicalExpression") this.visitLogical(node, depth);
    if (node.type === "IfStatement" || node.type === "ConditionalExpression") this.visitBranch(node, depth);
    if (node.type === "FunctionDeclaration") this.visitFunction(node, parent, depth);
    if (node.type === "ArrowFunctionExpression" && parent?.type === "VariableDeclarator")
      this.visitFunction(node, parent, depth);
    const isInFunction = parents.some(({ type }) => /Function/.test(type));
    if (node.type === "ArrayExpression" && !isInFunction) this.visitRows(node, depth);
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of getNodes(node, key)) this.visit(child, [...parents, node]);
  }
}

/**
 * Finds the units of a TypeScript module and returns its code with a switch for each. The code uses `off`, an array
 * with 1 for each unit that is switched off, and `noteTrue`, `noteFalse` and `noteChange` of `removal-program.ts`.
 * @param firstId number of the first unit; the others follow
 * @param isTracked whether the code notes which units have an effect
 */
export function addSwitches(
  file: string,
  code: string,
  firstId: number,
  isTracked: boolean,
): { readonly units: readonly RemovalUnit[]; readonly code: string } {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const collector = new UnitCollector(file, code, firstId, isTracked);
  collector.visit(program as unknown as Node, []);
  return { units: collector.units, code: applyInsertions(code, collector.insertions) };
}
