import { useQuery } from '@tanstack/react-query'
import { Alert, Card, Flex, Typography } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { Loading } from '../app/StateView'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { CodeLogin } from '../session/CodeLogin'
import { LanguageSelect } from '../shell/LanguageSelect'
import type { ScreenRow } from '../shell/screen-row'
import { PermissionList } from './PermissionList'
import { RolePreview } from './RolePreview'
import './staff.css'

/** An invitation as its link shows it: who invites, what one will see and may do, and the login that accepts it. */
export function InvitationScreen({ screens }: { readonly screens: readonly ScreenRow[] }) {
  const t = useT()
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('POST /studio/invitation/', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = invitation
  return (
    <main style={{ maxWidth: 640, margin: '0 auto', padding: '6vh 16px' }}>
      <ScreenHead title={data ? t('staff.invite.heading', { site: data.site }) : t('staff.invite.screen')}>
        <LanguageSelect />
      </ScreenHead>
      {invitation.isPending && <Loading />}
      {invitation.isError && <Alert type="error" role="alert" showIcon title={invitation.error.message} />}
      {data && (
        <Flex vertical gap={16}>
          <Typography.Text>
            {t('staff.invite.greeting', {
              name: data.name,
              by: data.created_by,
              time: formatMoment(data.expires_at, data.time_zone),
            })}
          </Typography.Text>
          <Card>
            <RolePreview
              perms={data.perms}
              screens={screens}
              isHome={data.is_home}
              title={t('staff.invite.previewOwn')}
            />
            <PermissionList perms={data.perms} />
          </Card>
          <Card title={t('staff.invite.acceptTitle')}>
            <CodeLogin
              submitText={t('staff.invite.accept')}
              logIn={async (body) => {
                await call('POST /studio/invitation/accept/', { body: { ...body, token } })
                void navigate('/', { replace: true })
              }}
            />
          </Card>
        </Flex>
      )}
    </main>
  )
}
