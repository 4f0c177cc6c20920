import { signatureArea } from '@trellis/contract/contracts/rules';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './signature-pad.css';

/** Closer together than that, points add nothing to a stroke. */
const leastStep = 3;
/** A little less than the call takes. */
const mostLetters = 39_000;

interface Props {
  /** An SVG path of straight lines. */
  value: string;
  fault: string | undefined;
  /** The name stands for it, where somebody cannot draw. */
  isTyped: boolean;
  onTyped: (isTyped: boolean) => void;
  onChange: (change: (path: string) => string) => void;
}

/** Where a guardian signs: with a finger, or with the name that they typed. */
export function SignaturePad({ isTyped, onTyped, ...pad }: Props) {
  const { t } = useTranslation('familyPages');
  return (
    <div className="question" data-question="signature">
      <span className="question-title" id="signature-title">
        {t('contractPhone.signature')}
      </span>
      {isTyped ? <span>{t('contractPhone.typedHint')}</span> : <DrawnSignature {...pad} />}
      <label className="answer">
        <input type="checkbox" checked={isTyped} onChange={(event) => onTyped(event.target.checked)} />
        {t('contractPhone.typeInstead')}
      </label>
    </div>
  );
}

function DrawnSignature({ value, fault, onChange }: Pick<Props, 'value' | 'fault' | 'onChange'>) {
  const { t } = useTranslation('familyPages');
  const [isDrawing, setDrawing] = useState(false);
  const last = useRef({ x: 0, y: 0 });
  const draw = (event: PointerEvent<SVGSVGElement>, command: 'M' | 'L') => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = within(((event.clientX - left) / width) * signatureArea.width, signatureArea.width);
    const y = within(((event.clientY - top) / height) * signatureArea.height, signatureArea.height);
    const isNear = Math.hypot(x - last.current.x, y - last.current.y) < leastStep;
    if (command === 'L' && isNear) return;
    last.current = { x, y };
    onChange((path) => (path.length > mostLetters ? path : `${path}${path && ' '}${command}${x} ${y}`));
  };
  return (
    <>
      <svg
        className="signature-pad"
        role="img"
        aria-labelledby="signature-title"
        aria-invalid={fault !== undefined}
        viewBox={`0 0 ${signatureArea.width} ${signatureArea.height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrawing(true);
          draw(event, 'M');
        }}
        onPointerMove={(event) => isDrawing && draw(event, 'L')}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
      >
        <line x1="30" y1="230" x2="570" y2="230" />
        <path d={value} />
      </svg>
      <div className="signature-below">
        <span className="quiet">{t('contractPhone.signHere')}</span>
        <button type="button" className="frame-quiet" disabled={value === ''} onClick={() => onChange(() => '')}>
          {t('word.clear')}
        </button>
      </div>
      {fault && (
        <span className="question-fault" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}

const within = (place: number, most: number) => Math.round(Math.min(Math.max(place, 0), most));
