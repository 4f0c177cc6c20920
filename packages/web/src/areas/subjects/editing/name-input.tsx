import { subjectProfile } from '@trellis/contract/subjects/schemas';
import { Col, Input, Row, Typography } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../../ui/form-limits.ts';

export type FullName = { firstName: string; lastName: string } | null;
type Part = 'firstName' | 'lastName';

interface Props {
  value?: FullName;
  onChange?: (value: FullName) => void;
  id?: string;
  'aria-invalid'?: boolean;
}

const parts: readonly Part[] = ['firstName', 'lastName'];

/** A first and a last name as one value, which is null while both are empty. */
export function NameInput({ value, onChange, id, 'aria-invalid': isInvalid }: Props) {
  const { t } = useTranslation('subjects');
  const own = useId();
  const name = value ?? { firstName: '', lastName: '' };
  const change = (part: Part, text: string) => {
    const next = { ...name, [part]: text };
    onChange?.(next.firstName === '' && next.lastName === '' ? null : next);
  };
  return (
    <Row gutter={16}>
      {parts.map((part, index) => {
        const inputId = index === 0 && id ? id : `${own}${part}`;
        return (
          <Col key={part} xs={24} sm={12}>
            <Typography.Text type="secondary">
              <label htmlFor={inputId}>{t(`fields.${part}`)}</label>
            </Typography.Text>
            <Input
              id={inputId}
              autoComplete="off"
              aria-invalid={isInvalid}
              maxLength={limitsOf(subjectProfile.shape[part]).maxLength}
              value={name[part]}
              onChange={(event) => change(part, event.target.value)}
            />
          </Col>
        );
      })}
    </Row>
  );
}
