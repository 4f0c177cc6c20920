import { Form, Select } from 'antd';

interface Props {
  name: string;
  label: string;
  hint: string;
  placeholder: string;
  /** Who may be chosen, and who was before. */
  coaches: readonly { id: string; name: string }[];
}

const mostCoaches = 10;

/** The coaches of a child or of a class. */
export function CoachesField({ name, label, hint, placeholder, coaches }: Props) {
  return (
    <Form.Item name={name} label={label} extra={hint}>
      <Select
        mode="multiple"
        maxCount={mostCoaches}
        placeholder={placeholder}
        showSearch={{ optionFilterProp: 'label' }}
        options={coaches.map((coach) => ({ value: coach.id, label: coach.name }))}
      />
    </Form.Item>
  );
}
