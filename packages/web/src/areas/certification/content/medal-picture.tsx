import { PictureField } from '../../../ui/picture-field.tsx';

type Props = Omit<Parameters<typeof PictureField>[0], 'kind'>;

/** A picture of a medal. */
export const MedalPicture = (props: Props) => <PictureField {...props} kind="medal" />;
