import { SearchOutlined } from '@ant-design/icons';
import { limits } from '@trellis/contract/limits';
import { Input } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Props {
  id?: string | undefined;
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number | undefined;
  onSearch: (text: string) => void;
}

/** A search that waits until typing rests, and follows its value when the address changes. */
export function SearchField({ id, label, placeholder, value, maxLength = limits.searchLength, onSearch }: Props) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const send = useEffectEvent((next: string) => {
    sent.current = next;
    onSearch(next);
  });

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => send(text.trim()), limits.searchDebounceMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Input
      id={id}
      allowClear
      aria-label={label}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden />}
      value={text}
      maxLength={maxLength}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => send(text.trim())}
    />
  );
}
