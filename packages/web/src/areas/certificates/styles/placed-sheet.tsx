import { type CertificatePlaces, type PlacedPart, placedParts } from '@trellis/contract/certificates/style';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './placed-sheet.css';

interface Props {
  url: string | null;
  places: CertificatePlaces;
  /** What is put where somebody taps. */
  part: PlacedPart;
  onPlace: (middle: { x: number; y: number }) => void;
}

/** A4 across, until the picture says otherwise. */
const paper = 1754 / 1240;
const samples: Record<PlacedPart, string> = {
  name: '欧阳娜娜 · María López',
  code: 'CL030925BASE1001',
  date: '03/09/2025 – 03/09/2026',
  check: '▦',
};
const tenths = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;

/** The picture with what will be written on it. */
export function PlacedSheet({ url, places, part, onPlace }: Props) {
  const { t } = useTranslation('certificates');
  const [aspect, setAspect] = useState(paper);
  const put = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // a key has no place
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPlace({ x: tenths(((clientX - left) / width) * 100), y: tenths(((clientY - top) / height) * 100) });
  };
  return (
    <button
      type="button"
      className="placed-sheet"
      style={{ aspectRatio: url ? aspect : paper }}
      aria-label={t('place.put', { part: t(`placed.${part}`) })}
      onClick={put}
    >
      {url && (
        <img src={url} alt="" onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setAspect(naturalWidth / naturalHeight)} />
      )}
      {placedParts.map((each) => {
        const { x, y, size } = places[each];
        const color = each === 'check' ? undefined : places[each].color;
        return (
          <span
            key={each}
            className={each === 'check' ? 'placed-check' : undefined}
            data-placed={each === part}
            data-sample={samples[each]}
            style={{ left: `${x}%`, top: `${y}%`, fontSize: `${size * 1.15}cqh`, ...(each === 'check' && { height: `${size}cqh` }), color }}
          />
        );
      })}
    </button>
  );
}
