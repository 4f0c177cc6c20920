import type { ShownBanner } from '@trellis/contract/banners/banner';
import './shown-banners.css';

/** What the platform tells whoever looks here, in its order. */
export const ShownBanners = ({ banners }: { banners: readonly ShownBanner[] }) =>
  banners.map(({ id, title, text, imageUrl, link }) => (
    <section key={id} className="plain-card banner" aria-label={title}>
      {imageUrl && <img src={imageUrl} alt="" />}
      <div>
        {link ? (
          <a href={link} target="_blank" rel="noreferrer">
            <strong>{title}</strong>
          </a>
        ) : (
          <strong>{title}</strong>
        )}
        {text && <p>{text}</p>}
      </div>
    </section>
  ));
