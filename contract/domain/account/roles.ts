import { keysOf } from '../keys-of'
import { allPermissions } from '../../all-permissions'
import { ALL_PERMISSIONS } from '../../has-permission'
import { type Permission, permissions as p, studioPermissions as s } from '../../permissions'
import { normalizePermissions } from './staff'

/** Permissions by their subjects, in the order in which they are offered; each stands in one group. */
export const permissionGroups = {
  goods: [p.changeProduct, s.readCost, p.changeShipping, p.changeCoupon],
  orders: [p.changeOrder, p.judgeAppeal, p.changeInvoice, p.verifyEticket],
  customers: [s.readCustomer, s.readPersonal, s.changeMobile, p.changeFeedback],
  events: [
    p.changeEvent,
    p.readEventRegistration,
    p.changeEventRegistration,
    p.readTicketOrder,
    p.changeTicketOrder,
    p.verifyTicket,
    p.superviseDoor,
  ],
  reservations: [p.readReservation, p.changeReservation, p.overbookReservation, s.changeResv],
  content: [
    p.changePage,
    p.publishPage,
    p.changeArticle,
    p.changeNote,
    p.changeModeration,
    s.changeMedia,
    s.changeForm,
    s.changeVote,
    p.readSubmission,
  ],
  marketing: [
    s.changeFlashCampaign,
    p.changeRaffle,
    p.changePromoter,
    p.changeGamification,
    p.grantGamification,
    p.readShortlink,
  ],
  money: [p.readAnalytics, p.readDistIncome, p.changeWithdrawal],
  site: [p.changeSite, p.readNode, s.changeNode, p.changeStaff, p.readAudit, p.changeCredential, p.openSite],
} as const satisfies Record<string, readonly Permission[]>

export type PermissionGroup = keyof typeof permissionGroups
export const permissionGroupNames = keysOf(permissionGroups)

/** Permissions that a manager lacks: other shops, and the contracts with vendors. */
const OWNERS_ONLY: readonly string[] = [p.openSite, p.changeCredential]

/** Roles of a shop's staff. A role is a set of permissions to begin with; the account stores the permissions alone. */
export const roleRows = {
  owner: [ALL_PERMISSIONS],
  manager: Object.values(allPermissions).filter((permission) => !OWNERS_ONLY.includes(permission)),
  goods: [...permissionGroups.goods, s.changeMedia],
  // Appeals are decided by others than those who refuse.
  orders: [p.changeOrder, p.verifyEticket, p.changeShipping, s.readCustomer],
  content: permissionGroups.content,
  marketing: [...permissionGroups.marketing, s.changeMedia, p.changeCoupon, p.readAnalytics],
  gate: [p.verifyTicket, p.verifyEticket, p.superviseDoor, p.readEventRegistration],
  finance: [...permissionGroups.money, p.changeInvoice, p.readTicketOrder, p.readAudit],
  support: [
    ...permissionGroups.customers,
    p.changeOrder,
    p.readReservation,
    p.changeReservation,
    p.readEventRegistration,
  ],
} as const satisfies Record<string, readonly string[]>

export type StaffRole = keyof typeof roleRows
export const staffRoles = keysOf(roleRows)

/** Returns the permissions of a role, as they are stored. */
export const permissionsOfRole = (role: StaffRole): string[] => normalizePermissions(roleRows[role])

/** Returns the role that has exactly these permissions; null for a selection of one's own. */
export function roleOf(perms: readonly string[]): StaffRole | null {
  const own = normalizePermissions(perms).join()
  return staffRoles.find((role) => permissionsOfRole(role).join() === own) ?? null
}
