/** What its administrators are shown of. */
export interface RunTenant {
  id: string;
  name: string;
}
