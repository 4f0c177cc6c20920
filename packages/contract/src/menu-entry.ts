import type { CurrentUser } from './account/schemas.ts';
import type { Policy } from './policies.ts';

export type MenuGroup =
  | 'assessment'
  | 'dataPanel'
  | 'user'
  | 'statistic'
  | 'analysis'
  | 'trainingManage'
  | 'manage'
  | 'operation'
  | 'role'
  | 'setting'
  | 'hfs'
  | 'content'
  | 'application'
  | 'nutrition'
  | 'personalCenter'
  | 'own';

/** A page of the menu: it shows when its policy is granted and, on the centre side, the project that this goes with is there. */
export interface EntryOf<Label extends string> {
  key: Policy;
  group: MenuGroup;
  label: Label;
  path: string;
  /** What the page reads by, where that is of another reach than what shows the entry. */
  reads?: Policy;
  /** Shown only where the centre's own setting allows it, or where it is of a kind that has classes. */
  needs?: 'timesSetting' | 'classes';
  /** Pages behind it that are no entries of their own. */
  details?: readonly string[];
}

export type MenuSide = NonNullable<CurrentUser['type']>;

/** What an area has in the menus: on which side, and at which place among all that this side has. */
export type AreaMenu = readonly (EntryOf<string> & { side: MenuSide; place: number })[];

/** The entry of a list of the library, which is named alike in its policy and its address. */
export const ofLibrary = <const Name extends string, const Label extends string>(place: number, name: Name, label: Label) =>
  ({
    side: 'Management',
    place,
    key: `Menu.Content.${name}`,
    group: 'content',
    label,
    path: `/system/manage/content/${lowerFirst(name)}`,
  }) as const;

const lowerFirst = <Name extends string>(name: Name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}` as Uncapitalize<Name>;
