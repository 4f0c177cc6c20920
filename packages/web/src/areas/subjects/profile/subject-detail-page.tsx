import { getRouteApi, Link } from '@tanstack/react-router';
import { Breadcrumb, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListLink } from '../../../ui/list-link.tsx';
import { rememberedSubject } from './remember-subject.ts';
import { SubjectDetail } from './subject-detail.tsx';

const route = getRouteApi('/system/center/detail/subjectDetail');

/** The page of one child; without one in its address, of the child that was open last here. */
export function SubjectDetailPage() {
  const { t } = useTranslation('subjects');
  const { id: asked, tab } = route.useSearch();
  const navigate = route.useNavigate();
  const id = asked || (rememberedSubject() ?? '');
  const toList = (
    <Link to="/system/center/menu/user/subject">
      <Button type="primary">{t('detail.toList')}</Button>
    </Link>
  );
  return (
    <SubjectDetail
      key={id}
      id={id}
      tab={tab}
      onTab={(next) => void navigate({ search: { id, tab: next }, replace: true })}
      above={(name) => (
        <Breadcrumb items={[{ title: <ListLink to="/system/center/menu/user/subject">{t('word.children')}</ListLink> }, { title: name }]} />
      )}
      wayOut={toList}
    />
  );
}
