import { musicCourse } from '@trellis/contract/training-parts/music-course';
import { programCategory } from '@trellis/contract/training-parts/program-category';
import { programMaterial } from '@trellis/contract/training-parts/program-material';
import { trainingTarget } from '@trellis/contract/training-parts/training-target';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';

const useMayWrite = () => useCurrentUser().canWrite('RocketSystem.Content');

/** What training programs are to train. */
export const TrainingTargetPage = () => <DeclaredPage of={trainingTarget} calls={api.trainingTargets} mayWrite={useMayWrite()} />;

/** What training programs are sorted by. */
export const ProgramCategoryPage = () => (
  <DeclaredPage
    of={programCategory}
    calls={api.programCategories}
    mayWrite={useMayWrite()}
    columns={['sortOrder', 'name', 'code', 'createdAt']}
  />
);

/** What has to lie ready for training programs. */
export const ProgramMaterialPage = () => <DeclaredPage of={programMaterial} calls={api.programMaterials} mayWrite={useMayWrite()} />;

/** What sessions play: courses of brain music, each with its pieces in order. */
export const MusicCoursePage = () => (
  <DeclaredPage
    of={musicCourse}
    calls={api.musicCourses}
    mayWrite={useMayWrite()}
    columns={['sortOrder', 'name', 'code', 'musicType', 'audioType', 'tracks']}
  />
);
