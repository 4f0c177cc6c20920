import type { ReactNode } from 'react';
import './files.css';

/** A video with what covers it while it may not be played. */
export function VideoFrame({ cover, children }: { cover: ReactNode; children: ReactNode }) {
  return (
    <div className="video-player">
      {children}
      {cover && (
        <>
          <div className="video-cover" />
          <div className="video-cover-text" role="alert">
            {cover}
          </div>
        </>
      )}
    </div>
  );
}
