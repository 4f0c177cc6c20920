type MenuOf<Areas> = { [A in keyof Areas]: Areas[A] extends { menu: infer Menu } ? Menu : never }[keyof Areas];
type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** What the areas call their entries of the menu. These load with the shell, before the areas do. */
export const menuWords = <Areas extends object>(areas: Areas) =>
  Object.assign({}, ...Object.values(areas).map((area: { menu?: object }) => area.menu)) as Joined<MenuOf<Areas>>;
