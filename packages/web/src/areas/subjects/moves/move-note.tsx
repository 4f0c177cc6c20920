import { Link } from '@tanstack/react-router';
import type { SubjectMove } from '@trellis/contract/subject-moves/calls';
import { Alert, Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** Says on the page of a child that it came from another centre or went there, with the way to the other half of its record. */
export function MoveNote({ subjectId, move }: { subjectId: string; move: SubjectMove }) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  const { centerName: center, formerSubjectId, newSubjectId, isSent } = move;
  const isFormer = formerSubjectId === subjectId;
  const other = isFormer ? newSubjectId : formerSubjectId;
  const title = isFormer ? t(isSent ? 'move.gone' : 'move.past', { center }) : t('move.came', { center });
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: token.margin }}
      title={title}
      action={
        !isSent &&
        other && (
          <Link to="/system/center/detail/subjectDetail" search={{ id: other }}>
            <Button>{t(isFormer ? 'move.toPresent' : 'move.toPast')}</Button>
          </Link>
        )
      }
    />
  );
}
