import { roleLabel } from '../../account/role-labels.ts';
import { type Language, languages } from '../../languages.ts';
import { newcomerRoles } from './calls.ts';

/** The roles of newcomers, as they are read. */
export const newcomerRoleWords = Object.fromEntries(
  languages.map((language) => [language, Object.fromEntries(newcomerRoles.map((role) => [role, roleLabel(role, language)]))]),
) as Record<Language, Record<string, string>>;
