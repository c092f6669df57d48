import classes from "./loading.module.css";

export default function Loading() {
  return (
    <div className={classes.wait} role="status" aria-label="Loading">
      <div className={classes.line} style={{ width: "32%", height: 26 }} />
      <div className={classes.line} style={{ width: "54%" }} />
      {[96, 88, 92, 80, 90, 84, 94].map((width) => (
        <div key={width} className={classes.line} style={{ width: `${width}%`, height: 22 }} />
      ))}
    </div>
  );
}
