import { showLanguage, t } from '../../studio/src/i18n'

afterEach(() => showLanguage('zh-cn'))

test.each([
  ['zh-cn', '1 项权限', '2 项权限'],
  ['en', '1 permission', '2 permissions'],
  ['id', '1 izin', '2 izin'],
])('a count in %s has the plural form of its number', async (language, one, several) => {
  await showLanguage(language)
  expect([t('staff.count', { n: 1 }), t('staff.count', { n: 2 })]).toEqual([one, several])
})
