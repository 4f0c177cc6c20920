import type { Signature } from '@trellis/contract/vr-classroom/schemas';
import { Button, Flex, theme } from 'antd';
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { colors } from '../../app/tokens.ts';

const frame = { width: 1000, height: 400 };
/** As many as the server takes. */
const most = { strokes: 60, points: 500 };

interface Props {
  id?: string;
  value?: Signature;
  onChange?: (strokes: Signature) => void;
}

/** A field to sign in with a finger, a pen or the mouse. What is drawn depends on the way of the hand, so no key can stand in for it. */
export function SignaturePad({ id, value = [], onChange }: Props) {
  const { t } = useTranslation('vrClassroom');
  const drawing = useRef<Signature>(undefined);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (value.length >= most.strokes) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = [...value, [pointOf(event)]];
    onChange?.(drawing.current);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    const strokes = drawing.current;
    const last = strokes?.at(-1);
    if (!strokes || !last || last.length >= most.points) return;
    drawing.current = [...strokes.slice(0, -1), [...last, pointOf(event)]];
    onChange?.(drawing.current);
  };
  const end = () => void (drawing.current = undefined);
  return (
    <Flex vertical gap="small" align="start" id={id}>
      <Strokes
        label={t('consent.signature')}
        strokes={value}
        handlers={{ onPointerDown: begin, onPointerMove: draw, onPointerUp: end, onPointerCancel: end }}
      />
      <Button onClick={() => onChange?.([])} disabled={value.length === 0}>
        {t('consent.clear')}
      </Button>
    </Flex>
  );
}

export function SignatureShown({ strokes }: { strokes: Signature }) {
  const { t } = useTranslation('vrClassroom');
  return <Strokes label={t('consent.signature')} strokes={strokes} />;
}

interface StrokesProps {
  label: string;
  strokes: Signature;
  handlers?: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent<SVGSVGElement>) => void>;
}

function Strokes({ label, strokes, handlers }: StrokesProps) {
  const { token } = theme.useToken();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      style={{
        width: '100%',
        touchAction: 'none',
        cursor: handlers ? 'crosshair' : undefined,
        background: colors.paper[0],
        border: `${token.lineWidth}px solid ${token.colorBorder}`,
        borderRadius: token.borderRadius,
      }}
      {...handlers}
    >
      {strokes.map((points, index) => (
        <polyline
          // strokes are only ever added at the end
          key={index}
          // a dot is a line to itself
          points={[...points, ...(points.length === 1 ? points : [])].join(' ')}
          fill="none"
          stroke={colors.ink[0]}
          strokeWidth={6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (share: number, size: number) => Math.round(Math.min(Math.max(share, 0), 1) * size);
  return [within((clientX - left) / width, frame.width), within((clientY - top) / height, frame.height)];
}
