import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Input, Modal } from 'antd'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import type { ScreenRow } from '../shell/screen-row'
import { PermissionItems } from './PermissionItems'

export interface RoleDraft {
  /** Null for a new one. */
  readonly id: number | null
  readonly name: string
  readonly perms: string[]
}
type Fields = Omit<RoleDraft, 'id'>
const NAME_MAX = 20

const save = (id: number | null, body: Fields) =>
  submitOnce(`role-${id ?? 'new'}`, body, (key) =>
    id === null
      ? call('POST /studio/staff/role/', { body, key })
      : call('PUT /studio/staff/role/{id}/', { params: { id }, body, key }),
  )

interface RoleModalProps {
  readonly draft: RoleDraft
  readonly screens: readonly ScreenRow[]
  readonly onClose: () => void
}

/** Makes a role of the shop's own, also as a copy of another, or changes it. */
export function RoleModal({ draft, screens, onClose }: RoleModalProps) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const perms: readonly string[] = Form.useWatch('perms', form) ?? draft.perms
  const change = useMutation({
    mutationFn: (fields: Fields) => save(draft.id, fields),
    onSuccess: () => {
      void message.success(t('staff.ownRole.saved'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['staff', 'roles'] }),
  })
  return (
    <Modal
      open
      width={760}
      title={t(draft.id === null ? 'staff.ownRole.create' : 'staff.ownRole.change')}
      onCancel={onClose}
      footer={null}
    >
      {change.isError && <Alert type="error" role="alert" title={change.error.message} style={{ marginBottom: 16 }} />}
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={{ name: draft.name.slice(0, NAME_MAX), perms: draft.perms }}
        onFinish={(fields) => change.isPending || change.mutate(fields)}
      >
        <Form.Item
          name="name"
          label={t('staff.ownRole.name')}
          rules={[{ required: true, whitespace: true, message: t('staff.ownRole.nameRequired') }]}
        >
          <Input maxLength={NAME_MAX} style={{ maxWidth: 320 }} />
        </Form.Item>
        <PermissionItems
          perms={perms}
          screens={screens}
          roleLabel={t('staff.ownRole.from')}
          onChoose={(next) => form.setFieldsValue({ perms: next })}
        />
        <Flex justify="end" gap={8}>
          <Button onClick={onClose}>{t('staff.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={change.isPending}>
            {t('staff.save')}
          </Button>
        </Flex>
      </Form>
    </Modal>
  )
}
