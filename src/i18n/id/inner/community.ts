import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/inner/community'

export const note: Same<typeof zhCn.note> = {
  title: 'Catatan',
  detail: 'Catatan',
  mine: 'Catatan saya',
  write: 'Tulis catatan',
  edit: 'Ubah catatan',
  private: 'Pribadi',
  drafts: 'Draf',
  like: 'Suka',
  hits: '{n} kali dilihat',
  photo: 'Foto catatan',
  makePrivate: 'Jadikan pribadi',
  publish: 'Terbitkan',
  save: 'Simpan',
  published: 'Catatan diterbitkan',
  setPrivate: 'Catatan dijadikan pribadi',
  deleted: 'Catatan dihapus',
  deleteAsk: 'Hapus catatan ini? Tindakan ini tidak dapat dibatalkan',
  draftDeleteAsk: 'Hapus draf ini?',
  draftDeleted: 'Draf dihapus',
  name: 'Judul',
  namePlaceholder: 'Beri judul catatan',
  nameMissing: 'Isi judul',
  content: 'Isi',
  contentPlaceholder: 'Tulis yang ingin Anda bagikan',
  pictures: 'Foto',
  pictureN: 'Foto ke-{n}',
  isPublic: 'Terbitkan untuk umum',
  publicHint: 'Jika dimatikan hanya Anda yang dapat melihatnya',
  notKept: 'Ruang perangkat penuh, draf tidak tersimpan. Terbitkan atau kosongkan ruang',
  restored: 'Tulisan terakhir dipulihkan',
  gone: 'Catatan ini tidak ada atau hanya dapat dilihat penulisnya',
}

export const topic: Same<typeof zhCn.topic> = {
  title: 'Topik',
  detail: 'Topik',
  photo: 'Foto topik',
}
