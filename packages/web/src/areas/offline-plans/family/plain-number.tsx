import { useState } from 'react';
import type { PlainFieldProps } from './plain-field-props.ts';

/** A number; one beyond its bounds is brought back to them when the field is left. */
export function PlainNumber({ property, value, onChange, said }: PlainFieldProps) {
  const { minValue: min = 0, maxValue: max = Number.POSITIVE_INFINITY, step = 1 } = property.extraProperties;
  const [typed, setTyped] = useState<string>();
  const number = typeof value === 'number' ? value : null;
  const leave = () => {
    setTyped(undefined);
    if (number !== null) onChange(Math.min(max, Math.max(min, number)));
  };
  return (
    <input
      {...said}
      type="number"
      inputMode="decimal"
      min={min}
      max={Number.isFinite(max) ? max : undefined}
      step={step}
      value={typed ?? number ?? ''}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value === '' ? null : Number(target.value));
      }}
      onBlur={leave}
    />
  );
}
