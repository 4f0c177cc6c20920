import { SearchOutlined } from '@ant-design/icons';
import { limits } from '@trellis/contract/limits';
import { Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTyping } from './is-typing.ts';

interface Props {
  id?: string | undefined;
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number | undefined;
  /** The key / anywhere on the page comes here. */
  takesSlash?: boolean;
  onSearch: (text: string) => void;
}

/** A search that waits until typing rests, and follows its value when the address changes. */
export function SearchField({ id, label, placeholder, value, maxLength = limits.searchLength, takesSlash = false, onSearch }: Props) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<InputRef>(null);
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

  useEffect(() => {
    if (!takesSlash) return;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [takesSlash]);

  return (
    <Input
      ref={input}
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
