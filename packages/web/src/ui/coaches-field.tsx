import { Form, Select } from 'antd';

interface Props {
  name: string;
  label: string;
  hint: string;
  placeholder: string;
  /** Who may be chosen, and who was before. */
  coaches: readonly { id: string; name: string }[];
  /** Given where the server looks for what is typed. */
  search?: { typed: string; onSearch: (typed: string) => void; isSearching: boolean };
}

const mostCoaches = 10;

/** The coaches of a child or of a class. */
export function CoachesField({ name, label, hint, placeholder, coaches, search }: Props) {
  return (
    <Form.Item name={name} label={label} extra={hint}>
      <Select
        mode="multiple"
        maxCount={mostCoaches}
        placeholder={placeholder}
        showSearch={search ? { filterOption: false, searchValue: search.typed, onSearch: search.onSearch } : { optionFilterProp: 'label' }}
        loading={search?.isSearching}
        options={coaches.map((coach) => ({ value: coach.id, label: coach.name }))}
      />
    </Form.Item>
  );
}
