import { Select } from 'antd';
import { useState } from 'react';

interface Person {
  id: string;
  name: string;
  email: string;
}

interface Props {
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
  /** Searches on the server by what is typed. */
  useOptions: (typed: string) => { data?: { items: readonly Person[] } | undefined; isFetching: boolean };
  /** Whom not to offer. */
  without: (person: Person & Record<string, unknown>) => boolean;
}

/** Chooses one person of a list that the server searches. */
export function PersonSelect({ id, value, onChange, useOptions, without }: Props) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useOptions(typed);
  const offered = (data?.items ?? []).filter((person) => !without(person as Person & Record<string, unknown>));
  return (
    <Select
      id={id}
      value={value}
      loading={isFetching}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      options={offered.map((person) => ({ value: person.id, label: person.name, title: person.email }))}
      optionRender={({ data: option }) => `${option.label} · ${option.title}`}
      onChange={onChange}
    />
  );
}
