import { OpsRegistrationListScreen } from '@/features/ops/screens/events/OpsRegistrationListScreen'
import '@/i18n/subpackage'
import '@/i18n/trade'
import { clipboard } from '@/platform/clipboard'
import { registrationsApi } from '@/services/api/registrations'
import { dialog, renderScreen, user } from '../../fixtures'

test('staff shows the code of an event’s sign-in at the venue, and copies its link', async () => {
  jest
    .spyOn(registrationsApi, 'ops')
    .mockResolvedValue({ count: 0, results: [], totals: {}, seats_expected: null, seats_available: null })
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
  const staff = { ...user, perms: ['event.read_eventregistration'] }
  const screen = await renderScreen(<OpsRegistrationListScreen />, { id: '7' }, staff, 'event.event.eventregistration')
  await screen.waitFor(() => screen.all('签到码').length > 0)
  await screen.tap('复制签到链接')
  expect(copy.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(/\/mobile\/event\/7\/signin\/$/)])
  await screen.tap('签到码')
  expect(dialog().textContent).toContain('张贴在现场')
  expect(dialog().querySelector('img')?.getAttribute('alt')).toBe('签到码')
})
