import { Link } from '@tanstack/react-router';
import type { SubjectMove } from '@trellis/contract/subject-moves/calls';
import { theme } from 'antd';

/** May be long: it breaks, where other cells do not. */
export function Reason({ text }: { text: string }) {
  const { token } = theme.useToken();
  return <div style={{ width: token.screenXS / 3, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{text}</div>;
}

/** The way to the child, as it is at the reader's centre. */
export function MovedChild({ move: { isSent, formerSubjectId, newSubjectId, subjectName } }: { move: SubjectMove }) {
  const id = isSent ? formerSubjectId : newSubjectId;
  if (!id) return subjectName;
  return (
    <Link to="/system/center/detail/subjectDetail" search={{ id }}>
      {subjectName}
    </Link>
  );
}
