import { dominantHand, gender, newSubject, type SubjectInfo, subjectLanguage, updateSubject } from '@trellis/contract/subjects/schemas';
import { Checkbox, Col, Form, Input, Row, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../../../ui/centre-time.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { notAfter } from '../../../ui/date-rules.ts';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useUserConfiguration } from '../../tenancy/public.ts';
import { gradeLabel, grades } from '../labels.ts';
import { useCoaches } from '../queries.ts';
import { type FullName, NameInput } from './name-input.tsx';
import { PictureField } from './picture-field.tsx';
import { SchoolFields } from './school-fields.tsx';

type Field = Exclude<keyof typeof newSubject.shape, 'firstName' | 'lastName' | 'pictureId'>;

/** The fields of a profile; which are required and how long they may be comes from the calls. */
export function SubjectFields({ subject, zone }: { subject: SubjectInfo | undefined; zone: string }) {
  const isNew = !subject;
  const { t } = useTranslation('subjects');
  const coaches = useCoaches(true);
  const configured = useUserConfiguration().data?.sessionDurations ?? [];
  const durations = [...new Set([...configured, ...(subject?.sessionDurations ?? [])])].sort((one, other) => one - other);
  const shape = isNew ? newSubject.shape : updateSubject.shape;
  const item = (field: Field) => {
    const label = t(`fields.${field}`);
    const { required } = limitsOf(shape[field]);
    return { name: field, label, required, rules: required ? [{ required, message: t('word.required', { field: label }) }] : [] };
  };
  const requireName = async (_: unknown, name: FullName | undefined) => {
    const missing = missingPart(name);
    if (missing) throw new Error(t('word.required', { field: t(`fields.${missing}`) }));
  };
  const half = { xs: 24, sm: 12 };
  const { maxCount } = limitsOf(shape.coachIds);
  const today = wallClock(zone).endOf('day');

  return (
    <Row gutter={16}>
      <Col span={24}>
        <Form.Item name="picture" label={t('fields.picture')}>
          <PictureField saved={subject?.picture ?? null} />
        </Form.Item>
      </Col>
      <Col span={24}>
        <Form.Item name="fullName" label={t('fields.name')} required rules={[{ validator: requireName }]}>
          <NameInput />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item
          {...item('birthday')}
          rules={[...item('birthday').rules, notAfter(today, t('word.dayToCome'))]}
          extra={t('pleaseCheckCarefully')}
        >
          <DateField maxDate={today} />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...item('gender')}>
          <Select placeholder={t('word.choose')} options={gender.options.map((value) => ({ value, label: t(`gender.${value}`) }))} />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...item('gradeName')}>
          <Select
            allowClear={!isNew}
            placeholder={t('word.choose')}
            options={grades.map((value) => ({ value, label: gradeLabel(t, value) }))}
          />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...item('language')}>
          <Select
            allowClear
            placeholder={t('word.choose')}
            options={subjectLanguage.options.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...item('outpatientNumber')}>
          <Input maxLength={limitsOf(shape.outpatientNumber).maxLength} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...item('coachIds')}>
          <Select
            mode="multiple"
            maxCount={maxCount}
            loading={coaches.isPending}
            placeholder={t('word.choose')}
            optionFilterProp="label"
            options={coaches.data?.items.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="dominantHand" label={t('fields.dominantHand')}>
          <Select
            allowClear
            placeholder={t('word.choose')}
            options={dominantHand.options.map((value) => ({ value, label: t(`hand.${value}`) }))}
          />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item name="sessionDurations" label={t('fields.sessionDurations')} extra={t('durationsHint')}>
          <Select
            mode="multiple"
            placeholder={t('word.choose')}
            options={durations.map((count) => ({ value: count, label: t('word.minutes', { count }) }))}
          />
        </Form.Item>
      </Col>
      <SchoolFields />
      <Col span={24}>
        <Form.Item name="isTest" valuePropName="checked" extra={t('form.isTestHint')}>
          <Checkbox>{t('fields.isTest')}</Checkbox>
        </Form.Item>
      </Col>
    </Row>
  );
}

function missingPart(name: FullName | undefined): 'name' | 'firstName' | 'lastName' | undefined {
  if (!name) return 'name';
  if (!name.firstName.trim()) return 'firstName';
  return name.lastName.trim() ? undefined : 'lastName';
}
