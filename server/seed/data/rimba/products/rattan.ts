import { pics, product, shot } from '../../build'

const dry: [string, string] = ['Perawatan', 'Lap lembap, angin-anginkan, hindari hujan langsung']

/** Anyaman rotan dan bambu */
export const rattans = [
  product({
    code: 'RR01', name: 'Tas Bundar Rotan Ata', abstract: 'Diasap sabut kelapa tiga hari', category: 'rotan', attribute: 'Ukuran', choices: [['18 cm', 285000, 42], ['22 cm', 335000, 36]],
    priceMarked: 375000, weight: 520, tags: ['terlaris', 'hadiah'], sales: 2045,
    story: ['Ata dianyam rapat, lalu diasap di atas sabut kelapa sampai warnanya menjadi madu. Baunya samar, seperti dapur kampung.', 'Tali kulitnya dapat disetel. Di dalam ada lapisan batik dan satu saku kecil.'],
    specs: [['Bahan', 'Ata, kulit sapi, lapis katun'], ['Waktu anyam', 'Sekitar 12 hari'], dry],
    pictures: pics('roundBag', 'rattan', 9, 'hc'),
  }),
  product({
    code: 'RR02', name: 'Lampu Gantung Kukusan', abstract: 'Terinspirasi pengukus nasi', category: 'rotan', attribute: 'Diameter', choices: [['32 cm', 420000, 30], ['45 cm', 585000, 14]],
    weight: 1400, tags: ['baru', 'rumah'], sales: 371,
    story: ['Bentuknya kami pinjam dari kukusan: mengerucut, ringan, penuh celah. Saat dinyalakan, cahaya jatuh seperti sisik ikan di dinding.', 'Cocok di atas meja makan atau sudut baca. Kabel dua meter sudah termasuk.'],
    specs: [['Bahan', 'Rotan, kabel kain'], ['Fiting', 'E27, maks. 12 W LED'], dry],
    pictures: pics('pendant', 'rattan', 41, 'hc'),
  }),
  product({
    code: 'RR03', name: 'Kursi Teras Kartini', abstract: 'Sandaran lebar, sore yang panjang', category: 'rotan', price: 1850000, stock: 7, priceMarked: 2100000, weight: 8500, tags: ['rumah', 'terbatas'], sales: 88,
    story: ['Rangka rotan manau dibengkokkan dengan uap, sandarannya dianyam silang. Duduk di sini, orang cenderung lupa pulang.', 'Bantal batik termasuk, motifnya mengikuti musim. Dikirim utuh, tidak perlu dirakit.'],
    specs: [['Bahan', 'Rotan manau'], ['Ukuran', '66 × 64 × 82 cm'], ['Beban', '120 kg'], dry],
    pictures: pics('chair', 'lagoon', 42, 'hs'),
  }),
  product({
    code: 'RR04', name: 'Keranjang Pasar Pandan', abstract: 'Anyaman tiga warna, pegangan kuat', category: 'rotan', attribute: 'Warna', choices: [['Alam', 135000, 110], ['Merah bata', 145000, 80, shot('basket', 'terracotta', 19)]],
    weight: 480, tags: ['harian', 'terlaris'], sales: 1764,
    story: ['Daun pandan dijemur, dibelah, direbus, dijemur lagi. Setelah itu barulah tangan-tangan di Tasik bekerja.', 'Bawa ke pasar, ke pantai, atau biarkan di samping sofa menampung majalah.'],
    specs: [['Bahan', 'Pandan laut'], ['Ukuran', '34 × 28 × 24 cm'], dry],
    pictures: pics('basket', 'pandan', 19, 'hs'),
  }),
  product({
    code: 'RR05', name: 'Nampan Bundar Anyam', abstract: 'Kopi sore naik pangkat', category: 'rotan', price: 185000, stock: 66, promotionPrice: 159000, weight: 700, tags: ['promo', 'rumah'], sales: 958,
    story: ['Tepiannya tinggi supaya gelas tidak tergelincir, dasarnya dilapis kayu tipis supaya rata.', 'Di foto kami sajikan bersama kendi dan dua cawan dari rak sebelah.'],
    specs: [['Bahan', 'Rotan, alas kayu'], ['Diameter', '36 cm'], dry],
    pictures: pics('tray', 'sky', 8, 'hc'),
  }),
  product({
    code: 'RR06', name: 'Kipas Bambu Halus', abstract: 'Angin yang bisa dilipat ke ingatan', category: 'rotan', price: 45000, stock: 240, weight: 70, tags: ['harian'], sales: 4021,
    story: ['Bilah bambu setipis kertas, dianyam kepar. Untuk sate, untuk gerah, untuk menemani obrolan di beranda.'],
    specs: [['Bahan', 'Bambu apus'], ['Ukuran', '26 × 38 cm'], dry],
    pictures: pics('fan', 'terracotta', 44, 'hs'),
  }),
  product({
    code: 'RR07', name: 'Dingklik Kayu Suar', abstract: 'Bangku kecil serbaguna', category: 'rotan', price: 295000, stock: 26, weight: 2900, tags: ['rumah'], sales: 233,
    story: ['Dingklik ada di setiap dapur Jawa: untuk mengupas bawang, mencuci, atau sekadar mendengar gosip.', 'Versi kami sedikit lebih tinggi, dari kayu suar yang seratnya seperti peta.'],
    specs: [['Bahan', 'Kayu suar'], ['Ukuran', 'Ø 30 cm, tinggi 40 cm'], dry],
    pictures: pics('stool', 'spice', 45, 'hc'),
  }),
]
