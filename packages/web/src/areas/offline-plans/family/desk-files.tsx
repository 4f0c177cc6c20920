import { AntdFloor } from '../../../app/antd-floor.tsx';
import { fileIdsOf, StoredFile } from '../feedback/stored-file.tsx';
import type { FieldValue } from '../feedback/values.ts';

/** Pictures and videos of an answer, on a page that is drawn without antd. */
export function DeskFiles({ value, isVideo }: { value: FieldValue; isVideo: boolean }) {
  return (
    <AntdFloor>
      {fileIdsOf(value).map((fileId, index) => (
        <StoredFile key={fileId} fileId={fileId} isVideo={isVideo} position={index + 1} />
      ))}
    </AntdFloor>
  );
}
