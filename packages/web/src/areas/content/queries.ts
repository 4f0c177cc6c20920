import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { pageInput, type TextSearch } from '../../ui/list-search.ts';
import type { OfferedSearch } from '../../ui/resource/offered-search.ts';

const quiet = { meta: { quiet: true } } as const;

const listInput = ({ filter, ...page }: TextSearch) => ({
  input: { filter, ...pageInput(page) },
  placeholderData: keepPreviousData,
  ...quiet,
});

/** What is changed in one list shows in others: a course names its teacher, a section its courses. */
export function useLibraryChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [api.tags, api.teachers, api.courseWares, api.courseContents, api.courseCategories, api.courses].map((area) =>
        queryClient.invalidateQueries({ queryKey: area.key() }),
      ),
    );
}

/** Sections, and what is done with them. Forms show their failures; a deletion's is told in a toast. */
export function useSections(search: TextSearch) {
  const client = useQueryClient();
  const onSuccess = useLibraryChanged();
  return {
    read: (id: string) => client.fetchQuery({ ...api.courseContents.get.queryOptions({ input: { id } }), staleTime: 0 }),
    list: useQuery(api.courseContents.list.queryOptions(listInput(search))),
    create: useMutation(api.courseContents.create.mutationOptions({ onSuccess, ...quiet })),
    update: useMutation(api.courseContents.update.mutationOptions({ onSuccess, ...quiet })),
    setVideo: useMutation(api.courseContents.setVideo.mutationOptions({ onSuccess, ...quiet })),
    remove: useMutation(api.courseContents.remove.mutationOptions({ onSuccess })),
  };
}

/** The coursewares that a section may show. */
export const useCourseWareChoices = () => useQuery(api.courseContents.prepareForUpdate.queryOptions({ input: {} }));

/** Makes a courseware of a PDF that was just uploaded, called like it; answers its id once it may be chosen. */
export function useMadeCourseWare() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(api.courseWares.create.mutationOptions());
  return async ({ id: fileId, fileName }: { id: string; fileName: string }): Promise<string> => {
    const name = fileName.replace(/\.pdf$/i, '').slice(0, 120);
    const { id } = await mutateAsync({ names: { en: name, 'zh-Hans': name, es: name }, fileId });
    await Promise.all([api.courseWares, api.courseContents].map((of) => client.invalidateQueries({ queryKey: of.key() })));
    return id;
  };
}

/** The courses of a category, and putting some in, moving and taking out. */
export function useCategoryCourses(categoryId: string) {
  const onSuccess = useLibraryChanged();
  return {
    courses: useQuery(api.courses.list.queryOptions({ input: { categoryId, maxResultCount: 1000 } })),
    add: useMutation(api.courseCategories.addCourses.mutationOptions({ onSuccess })),
    remove: useMutation(api.courseCategories.removeCourse.mutationOptions({ onSuccess })),
    move: useMutation(api.courseCategories.moveCourse.mutationOptions({ onSuccess })),
  };
}

export function useCourses({ status, ...search }: OfferedSearch) {
  const onSuccess = useLibraryChanged();
  const { input, ...options } = listInput(search);
  return {
    list: useQuery(api.courses.list.queryOptions({ input: { ...input, status }, ...options })),
    create: useMutation(api.courses.create.mutationOptions({ onSuccess, ...quiet })),
    update: useMutation(api.courses.update.mutationOptions({ onSuccess, ...quiet })),
    remove: useMutation(api.courses.remove.mutationOptions({ onSuccess })),
    setStatus: useMutation(api.courses.contentStatus.mutationOptions({ onSuccess, ...quiet })),
    move: useMutation(api.courses.move.mutationOptions({ onSuccess, ...quiet })),
    /** The same without a dialog: what fails is told. */
    drop: useMutation(api.courses.move.mutationOptions({ onSuccess })),
  };
}

/** Courses by a part of their title, and sections by theirs: to be put somewhere. */
export const useCourseChoices = (filter: string) =>
  useQuery(
    api.courses.list.queryOptions({ input: { filter: filter || undefined, maxResultCount: 30 }, placeholderData: keepPreviousData }),
  );
export const useSectionChoices = (filter: string) =>
  useQuery(
    api.courseContents.list.queryOptions({ input: { filter: filter || undefined, maxResultCount: 30 }, placeholderData: keepPreviousData }),
  );

/** What the form of a course offers. */
export const useCourseStart = () => useQuery(api.courses.prepareForEdit.queryOptions({ input: {} }));

export const useCourse = (id: string) => useQuery(api.courses.get.queryOptions({ input: { id }, ...quiet }));

/** The sections of a course: put in, moved and taken out. */
export function useCourseSections() {
  const onSuccess = useLibraryChanged();
  return {
    add: useMutation(api.courses.addContents.mutationOptions({ onSuccess })),
    remove: useMutation(api.courses.removeContent.mutationOptions({ onSuccess })),
    move: useMutation(api.courses.moveContent.mutationOptions({ onSuccess })),
  };
}

export const useUserCourses = (userId: string) => useQuery(api.courseHolders.ofUser.queryOptions({ input: { userId }, ...quiet }));

/** Gives courses to people and takes them back; a refusal is told in a toast, and what stands there now is shown. */
export function useGiveCourses() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.courseHolders.key() });
  return {
    give: useMutation(api.courseHolders.give.mutationOptions({ onSettled })),
    take: useMutation(api.courseHolders.take.mutationOptions({ onSettled })),
  };
}
