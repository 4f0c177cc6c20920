import { Link } from '@tanstack/react-router';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

/** Says that an enrollment is not finished, and leads to where it goes on. */
export function EnrolmentLink({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('subjects');
  return (
    <Link to="/system/center/detail/enrolment" search={{ subjectId }} onClick={(event) => event.stopPropagation()}>
      <Tag color="warning" style={{ margin: 0 }}>
        {t('enrolment.open')}
      </Tag>
    </Link>
  );
}
