import { MobileItem } from '../editing/MobileItem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Modal, Popconfirm } from 'antd'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import type { ScreenRow } from '../shell/screen-row'
import { PermissionItems } from './PermissionItems'

export type StaffMember = Reply<'GET /studio/staff/'>['results'][number]

interface Fields {
  readonly mobile: string
  readonly perms: string[]
}

const save = (member: StaffMember | null, { mobile, perms }: Fields) => {
  if (!member)
    return submitOnce('staff-new', { mobile, perms }, (key) =>
      call('POST /studio/staff/', { body: { mobile, perms }, key }),
    )
  const body = { perms, base: member.perms }
  return submitOnce(`staff-${member.id}`, body, (key) =>
    call('PUT /studio/staff/{id}/', { params: { id: member.id }, body, key }),
  )
}

interface StaffModalProps {
  /** Null for a new one. */
  readonly member: StaffMember | null
  /** The table of screens, for the preview of a menu. */
  readonly screens: readonly ScreenRow[]
  readonly onClose: () => void
}

/** Adds a member of staff, or changes what one may do, by a role or one by one. */
export function StaffModal({ member, screens, onClose }: StaffModalProps) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const perms: readonly string[] = Form.useWatch('perms', form) ?? member?.perms ?? []
  const change = useMutation({
    mutationFn: (fields: Fields) => save(member, fields),
    onSuccess: (_, { perms }) => {
      void message.success(t(perms.length > 0 ? 'staff.saved' : 'staff.removed'))
      onClose()
    },
    // After a refusal the list shows what is there now.
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  })
  return (
    <Modal
      open
      width={760}
      title={member ? t('staff.editTitle', { name: member.name }) : t('staff.addTitle')}
      onCancel={onClose}
      footer={null}
    >
      {change.isError && <Alert type="error" role="alert" title={change.error.message} style={{ marginBottom: 16 }} />}
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={{ mobile: member?.mobile ?? '', perms: member?.perms ?? [] }}
        onFinish={(fields) => change.mutate(fields)}
      >
        <MobileItem
          name="mobile"
          label={t('staff.mobile')}
          extra={member ? undefined : t('staff.mobileHint')}
          requiredText={member ? undefined : t('staff.mobileRequired')}
          disabled={member !== null}
        />
        <PermissionItems perms={perms} screens={screens} onChoose={(next) => form.setFieldsValue({ perms: next })} />
        <Flex justify="space-between">
          {member ? (
            <Popconfirm
              title={t('staff.removeAsk')}
              onConfirm={() => change.mutate({ mobile: member.mobile, perms: [] })}
            >
              <Button danger>{t('staff.remove')}</Button>
            </Popconfirm>
          ) : (
            <span />
          )}
          <Flex gap={8}>
            <Button onClick={onClose}>{t('staff.cancel')}</Button>
            <Button type="primary" htmlType="submit" loading={change.isPending}>
              {t('staff.save')}
            </Button>
          </Flex>
        </Flex>
      </Form>
    </Modal>
  )
}
