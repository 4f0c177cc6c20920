import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/status.tsx';

/** Says that an enrollment is not finished, and leads to where it goes on. */
export function EnrolmentLink({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('subjects');
  return (
    <Link to="/system/center/detail/enrolment" search={{ subjectId }} onClick={(event) => event.stopPropagation()}>
      <Status meaning="attention">{t('enrolment.open')}</Status>
    </Link>
  );
}
