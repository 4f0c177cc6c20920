import { createSubject, gender, subjectLanguage, updateSubject } from '@trellis/contract/subjects/schemas';
import { Checkbox, Col, Form, Input, Row, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { wallClock } from '../scheduling/centre-time.ts';
import { DateField } from './date-field.tsx';
import { limitsOf } from './form-limits.ts';
import { gradeLabel, grades } from './labels.ts';
import { useCoaches } from './queries.ts';
import { SchoolFields } from './school-fields.tsx';

type Field = keyof typeof createSubject.shape;

/** The fields of a profile; which are required and how long they may be comes from the calls. */
export function SubjectFields({ isNew, zone }: { isNew: boolean; zone: string }) {
  const { t } = useTranslation('subjects');
  const coaches = useCoaches(true);
  const shape = isNew ? createSubject.shape : updateSubject.shape;
  const item = (field: Field) => {
    const label = t(`fields.${field}`);
    const { required } = limitsOf(shape[field]);
    return { name: field, label, required, rules: required ? [{ required, message: t('form.required', { field: label }) }] : [] };
  };
  const text = (field: Field) => {
    const { rules, ...rest } = item(field);
    return { ...rest, rules: rules.map((rule) => ({ ...rule, whitespace: true })) };
  };
  const half = { xs: 24, sm: 12 };
  const { maxCount } = limitsOf(shape.coachIds);
  const today = wallClock(zone).endOf('day');

  return (
    <Row gutter={16}>
      <Col {...half}>
        <Form.Item {...text('firstName')}>
          <Input maxLength={limitsOf(shape.firstName).maxLength} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...text('lastName')}>
          <Input maxLength={limitsOf(shape.lastName).maxLength} autoComplete="off" />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...item('birthday')} extra={t('form.birthdayHint')}>
          <DateField maxDate={today} />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...item('gender')}>
          <Select placeholder={t('form.choose')} options={gender.options.map((value) => ({ value, label: t(`gender.${value}`) }))} />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...item('gradeName')}>
          <Select
            allowClear={!isNew}
            placeholder={t('form.choose')}
            options={grades.map((value) => ({ value, label: gradeLabel(t, value) }))}
          />
        </Form.Item>
      </Col>
      <Col {...half}>
        <Form.Item {...item('language')}>
          <Select
            allowClear
            placeholder={t('form.choose')}
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
            placeholder={t('form.choose')}
            optionFilterProp="label"
            options={coaches.data?.items.map(({ id, name }) => ({ value: id, label: name }))}
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
