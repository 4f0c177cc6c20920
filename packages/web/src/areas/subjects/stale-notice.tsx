import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Alert, theme } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { durationsLabel, gradeLabel } from './labels.ts';

/** Says what somebody else saved since the form was opened. */
export function StaleNotice({ opened, newer }: { opened: SubjectInfo; newer: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  const before = valuesOf(t, opened);
  const changes = valuesOf(t, newer).filter(({ value }, index) => value !== before[index]?.value);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: token.margin }}
      title={t('form.staleTitle')}
      description={
        <>
          {t('form.staleHint')}
          <ul>
            {changes.map(({ field, value }) => (
              <li key={field}>{t('form.staleValue', { field: t(`fields.${field}`), value })}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}

function valuesOf(t: TFunction<'subjects'>, subject: SubjectInfo) {
  return [
    { field: 'firstName', value: subject.fullName.firstName },
    { field: 'lastName', value: subject.fullName.lastName },
    { field: 'birthday', value: formatDate(subject.birthday) },
    { field: 'gender', value: t(`gender.${subject.gender}`) },
    { field: 'gradeName', value: gradeLabel(t, subject.gradeName) },
    { field: 'language', value: subject.language ? t(`language.${subject.language}`) : t('unknownValue') },
    { field: 'isTest', value: t(subject.isTest ? 'detail.yes' : 'detail.no') },
    { field: 'outpatientNumber', value: subject.outpatientNumber ?? t('unknownValue') },
    { field: 'city', value: subject.city ?? t('unknownValue') },
    { field: 'schoolName', value: subject.schoolName ?? t('unknownValue') },
    { field: 'schoolNature', value: subject.schoolNature ? t(`nature.${subject.schoolNature}`) : t('unknownValue') },
    { field: 'className', value: subject.className ?? t('unknownValue') },
    { field: 'dominantHand', value: subject.dominantHand ? t(`hand.${subject.dominantHand}`) : t('unknownValue') },
    { field: 'sessionDurations', value: durationsLabel(t, subject.sessionDurations) },
    { field: 'coachIds', value: subject.coachNames.join(', ') || t('unknownValue') },
  ] as const;
}
