interface ProblemProps {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** A page that says what happened and offers the one way on. It stands without anything that would have to be loaded. */
export function Problem({ title, text, action, onAction }: ProblemProps) {
  return (
    <section className="problem">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="frame-action" onClick={onAction}>
        {action}
      </button>
    </section>
  );
}
