import { CallError } from '../../app/call-error.ts';

/** What is missing, question by question. */
export function Faults({ problem }: { problem: Error }) {
  if (!(problem instanceof CallError) || problem.validationErrors.length === 0) return null;
  return (
    <ul>
      {problem.validationErrors.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
