import { cover, inline, paragraphs } from '../build'
import type { ArticleSeed } from '../types'

export const articleCategories = [
  { slug: 'perajin', name: 'Perajin' },
  { slug: 'dapur', name: 'Dapur' },
  { slug: 'rumah', name: 'Rumah' },
] as const

export const articles: readonly ArticleSeed[] = [
  {
    slug: 'sebelas-hari', title: 'Sebelas Hari untuk Sehelai Kain', abstract: 'Menunggu Bu Warni menyelesaikan kawung terakhirnya.', category: 'perajin', tags: ['batik', 'perajin'], author: 'Redaksi Rimba', cover: cover('batikStudio', 'sogan', 11), published: { day: -2, hour: 9 }, hits: 5230, likes: 412, pictures: [inline('tableBatik', 'nila', 12)],
    body: `${paragraphs('Hari pertama hanya garis. Pensil tipis di atas katun putih, begitu tipis sampai harus dimiringkan ke cahaya untuk melihatnya.', 'Hari kedua sampai keenam milik canting. Malam tidak boleh terlalu panas, nanti melebar; tidak boleh terlalu dingin, nanti tersendat. Bu Warni meniup ujung canting sebelum setiap garis, kebiasaan yang tidak ia sadari.')}{{0}}<h3>Warna yang bersabar</h3>${paragraphs('Hari ketujuh kain masuk ke air kayu soga. Angkat, jemur, celup lagi. Enam kali. Cokelatnya naik perlahan, seperti orang yang bangun tidur tanpa alarm.', 'Hari kesebelas kain direbus. Malam larut, dan garis-garis putih muncul seperti jalan setapak setelah kabut.')}<blockquote>Kain itu jujur, Nak. Kalau tergesa, ia akan cerita ke semua orang.</blockquote>`,
  },
  {
    slug: 'seduh-tubruk', title: 'Cara Menyeduh Tubruk Tanpa Terburu-buru', abstract: 'Dua sendok, air yang baru mendidih, dan empat menit diam.', category: 'dapur', tags: ['kopi'], author: 'Bagas, penyangrai', cover: cover('bar', 'kopi', 13), published: { day: -6, hour: 8 }, hits: 9120, likes: 731, pictures: [inline('tableCoffee', 'terracotta', 14)],
    body: `${paragraphs('Tubruk sering dianggap kopi yang malas. Padahal ia meminta satu hal yang paling mahal: menunggu.', 'Giling sedang halus, seperti pasir pantai. Dua sendok makan untuk dua ratus mililiter. Air baru mendidih, tunggu setengah menit, lalu tuang melingkar.')}{{0}}<h3>Empat menit</h3>${paragraphs('Jangan diaduk dulu. Biarkan kerak kopi naik dan wanginya keluar. Pada menit keempat, pecahkan kerak dengan sendok tiga kali saja.', 'Ampas turun sendiri. Minum dari atas, berhenti sebelum dasar. Di sanalah obrolan biasanya mulai serius.')}`,
  },
  {
    slug: 'rempah-lemari', title: 'Lima Rempah yang Wajib Ada di Lemari', abstract: 'Sedikit saja, asal segar.', category: 'dapur', tags: ['rempah', 'resep'], author: 'Ibu Lastri', cover: cover('tableSpice', 'spice', 15), published: { day: -11, hour: 10 }, hits: 7444, likes: 598, pictures: [],
    body: `${paragraphs('Ketumbar untuk tempe, pala untuk sup, kayu manis untuk hari hujan, lada untuk telur, dan kemiri untuk segala yang ingin disebut gurih.', 'Belilah utuh. Bubuk rempah seperti surat cinta yang sudah dibacakan orang lain.')}<h3>Menyangrai</h3>${paragraphs('Wajan kering, api kecil, goyang terus. Begitu wanginya sampai ke ruang tamu, matikan.', 'Simpan di stoples kaca gelap, tulis tanggalnya, dan jangan percaya pada ingatan.')}`,
  },
  {
    slug: 'rotan-kembali', title: 'Rotan Pulang ke Teras', abstract: 'Kursi kakek yang dulu kita buang.', category: 'rumah', tags: ['rotan', 'rumah'], author: 'Redaksi Rimba', cover: cover('tableRattan', 'rattan', 17), published: { day: -17, hour: 9 }, hits: 4018, likes: 290, pictures: [inline('library', 'lagoon', 18)],
    body: `${paragraphs('Setiap rumah pernah punya satu kursi rotan: miring sedikit, berderit, dan selalu dimenangkan kucing.', 'Ketika sofa besar datang, kursi itu pindah ke gudang. Sekarang ia kembali, lebih ringan dan lebih percaya diri.')}{{0}}<h3>Merawat</h3>${paragraphs('Musuhnya bukan air, melainkan lupa. Lap dengan kain lembap sebulan sekali, jemur sebentar di pagi hari, jangan siang.', 'Bila anyamannya kendur, semprot air hangat dari bawah lalu biarkan kering. Ia akan mengencang sendiri.')}`,
  },
  {
    slug: 'pasar-pagi', title: 'Catatan dari Pasar Jam Lima', abstract: 'Yang paling segar bukan sayurnya, melainkan tawanya.', category: 'perajin', tags: ['pasar'], author: 'Sekar', cover: cover('market', 'peach', 19), published: { day: -24, hour: 7 }, hits: 3320, likes: 244, pictures: [],
    body: `${paragraphs('Lampu masih kuning ketika keranjang-keranjang diturunkan. Kunyit, daun jeruk, bunga kecombrang yang merahnya keterlaluan.', 'Penjual kain membuka lipatan demi lipatan di atas tikar. Ia hafal motif seperti orang hafal nama keponakan.')}<blockquote>Menawar itu sopan santun, bukan perang.</blockquote>${paragraphs('Jam tujuh matahari sampai ke atap seng. Tas saya penuh, uang saya habis, dan saya diberi dua lembar daun salam sebagai bonus.')}`,
  },
  {
    slug: 'sawah-wonosobo', title: 'Berjalan di Pematang', abstract: 'Sembilan kilometer, tiga dusun, satu termos.', category: 'perajin', tags: ['jalan-jalan', 'kopi'], author: 'Bagas, penyangrai', cover: cover('terraces', 'lagoon', 21), published: { day: -31, hour: 6 }, hits: 2870, likes: 215, pictures: [],
    body: `${paragraphs('Pematang hanya selebar dua telapak kaki. Kalau berpapasan, salah satu harus turun ke lumpur, dan selalu yang lebih muda.', 'Di ujung sawah, kebun kopi mulai. Bunganya putih dan wanginya mirip melati yang baru mandi.')}<h3>Di rumah Pak Darmo</h3>${paragraphs('Beliau menyangrai di wajan tanah, mengaduk dengan pelepah kelapa. Katanya biji akan memberi tahu kapan berhenti.', 'Kami tidak mendengar apa-apa, tetapi kopinya enak sekali.')}`,
  },
]
