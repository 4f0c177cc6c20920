import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

export const useModuleCode = (id: string) =>
  useQuery(api.trainingModules.qrTrainingModule.queryOptions({ input: { id }, meta: { quiet: true } }));
