import { Card } from 'antd'
import { ScreenHead } from '../app/ScreenHead'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { LanguageSelect } from '../shell/LanguageSelect'
import { CodeLogin } from './CodeLogin'

/** Login by mobile number and code. */
export function LoginScreen() {
  const t = useT()
  return (
    <main style={{ maxWidth: 400, margin: '0 auto', padding: '10vh 16px' }}>
      <ScreenHead title={t('studio.login.title')}>
        <LanguageSelect />
      </ScreenHead>
      <Card>
        <CodeLogin submitText={t('studio.login.submit')} logIn={(body) => call('POST /studio/login/', { body })} />
      </Card>
    </main>
  )
}
