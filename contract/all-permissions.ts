import { permissions, studioPermissions } from './permissions'

/**
 * Every permission there is, by its name in the code. Apart from permissions.ts, so that the app does not load what it
 * never asks for.
 */
export const allPermissions = { ...permissions, ...studioPermissions } as const
