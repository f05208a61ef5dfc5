/**
 * The `@nutui/icons-react-taro` of all targets (aliased in config/paths.ts): the icons that parts of NutUI behind `src/ui`
 * name as their defaults. Our wrappers draw icons of ours in their places, so that these and their style sheet, 11 KB of
 * a mini-program's package, are never shown.
 */
const Icon = () => null

/** A person without a picture, of NutUI's Avatar. */
export { Icon as User }
/** A star, of NutUI's Rate. */
export { Icon as StarFill }
