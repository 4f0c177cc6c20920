import { examLimits } from '@trellis/contract/exams/rules';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  isLong: boolean;
  isDisabled: boolean;
  text: string;
  onSay: (text: string) => void;
}

const rest = 600;

/** A text that is said once typing rests, or somewhere else is gone to. */
export function TextAnswer({ label, isLong, isDisabled, text, onSay }: Props) {
  const [typed, setTyped] = useState<string>();
  const latest = useRef({ typed, onSay });
  useEffect(() => {
    latest.current = { typed, onSay };
  });
  const say = () => {
    const { typed: said, onSay: tell } = latest.current;
    if (said === undefined) return;
    setTyped(undefined);
    if (said !== text) tell(said);
  };
  const sayLatest = useRef(say);
  useEffect(() => {
    sayLatest.current = say;
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = window.setTimeout(() => sayLatest.current(), rest);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const common = { 'aria-label': label, placeholder: label, disabled: isDisabled, value: typed ?? text, onBlur: say };
  return isLong ? (
    <Input.TextArea
      {...common}
      maxLength={examLimits.answer}
      autoSize={{ minRows: 3, maxRows: 16 }}
      onChange={({ target }) => setTyped(target.value)}
    />
  ) : (
    <Input {...common} maxLength={examLimits.text} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
  );
}
