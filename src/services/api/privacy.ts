import { call, type Read, withKey } from '../client'

/** Names of what is cached. */
export const privacyKeys = { exports: () => ['dataExports'] as const, removal: () => ['accountRemoval'] as const }

/** Calls about the data of one's own account, one function a call. */
export const privacyApi = {
  exports: (options?: Read) => call('GET /base/user/me/export/', {}, options),
  exportData: (key: string) => call('POST /base/user/me/export/', {}, withKey(key)),
  exportFile: (id: number) => call('GET /base/user/me/export/{id}/file/', { params: { id } }),
  removal: (options?: Read) => call('GET /base/user/me/removal/', {}, options),
  removeAccount: (key: string) => call('POST /base/user/me/removal/', {}, withKey(key)),
  keepAccount: () => call('DELETE /base/user/me/removal/'),
}
