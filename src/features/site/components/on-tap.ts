/** Parts that are loaded when they are asked for, in one file: the first script names each such file. */
export { ContactSheet } from './ContactSheet'
export { NavLinks } from './NavLinks'
