import type { CategorySeed, FullText, MachineSeed, QuantitySeed } from './types.ts'

export const machineClasses: CategorySeed[] = [
  { slug: 'real-time', title: { zh: '实时仿真机', en: 'Real-time machines' } },
  { slug: 'signal-conditioning', title: { zh: '信号调理', en: 'Signal conditioning' } },
  { slug: 'gateway', title: { zh: '边缘网关', en: 'Edge gateways' } },
]

export const machineInterfaces: CategorySeed[] = [
  { slug: 'analogue', title: { zh: '模拟量', en: 'Analogue' } },
  { slug: 'digital', title: { zh: '数字量', en: 'Digital' } },
  { slug: 'can-fd', title: { zh: 'CAN FD', en: 'CAN FD' } },
  { slug: 'ethercat', title: { zh: 'EtherCAT', en: 'EtherCAT' } },
  { slug: 'arinc-429', title: { zh: 'ARINC 429', en: 'ARINC 429' } },
  { slug: 'mil-std-1553', title: { zh: 'MIL-STD-1553B', en: 'MIL-STD-1553B' } },
  { slug: 'opc-ua', title: { zh: 'OPC UA', en: 'OPC UA' } },
  { slug: 'modbus', title: { zh: 'Modbus TCP', en: 'Modbus TCP' } },
]

const same = (text: string): FullText => ({ zh: text, en: text })
const cores = { zh: '核', en: 'cores' }
const units = same
const keyData = { zh: '主要数据', en: 'Key data' }
const computing = { zh: '计算', en: 'Computing' }
const power = { zh: '供电与环境', en: 'Power and environment' }
const body = { zh: '尺寸与重量', en: 'Size and mass' }

const cpuLoad = { zh: '各核满载', en: 'All cores busy' }
const channelLoad = { zh: '各路满载', en: 'All channels loaded' }
const supply = (watts: number, peak: number, load = cpuLoad): QuantitySeed[] => [
  { title: { zh: '供电电压', en: 'Supply voltage' }, value: 100, upTo: 240, unit: units('V'), tolerance: same('±10 %'), condition: { zh: '交流，50或60 Hz', en: 'AC, 50 or 60 Hz' } },
  { title: { zh: '功耗', en: 'Power consumption' }, value: watts, unit: units('W'), condition: { zh: `${load.zh}，25 °C；峰值${peak} W`, en: `${load.en}, 25 °C; peak ${peak} W` } },
]
const environment = (low: number, high: number): QuantitySeed[] => [
  { title: { zh: '工作温度', en: 'Operating temperature' }, value: low, upTo: high, unit: units('°C'), condition: { zh: '不凝露，海拔2,000 m以下', en: 'Without condensation, below 2,000 m' } },
  { title: { zh: '相对湿度', en: 'Relative humidity' }, value: 10, upTo: 85, unit: units('%') },
]
const size = (width: number, height: number, depth: number, kilograms: number): QuantitySeed[] => [
  { title: { zh: '宽', en: 'Width' }, value: width, unit: units('mm') },
  { title: { zh: '高', en: 'Height' }, value: height, unit: units('mm') },
  { title: { zh: '深', en: 'Depth' }, value: depth, unit: units('mm') },
  { title: { zh: '重量', en: 'Mass' }, value: kilograms, unit: units('kg'), tolerance: same('±3 %') },
]
const step = (value: number, zh: string, en: string): QuantitySeed => ({
  title: { zh: '最小步长', en: 'Smallest step' }, value, unit: units('µs'), condition: { zh, en },
})
const channels = (value: number): QuantitySeed => ({ title: { zh: '输入输出路数', en: 'I/O channels' }, value, unit: { zh: '路', en: 'channels' } })
const realTimeCores = (value: number): QuantitySeed => ({ title: { zh: '实时核', en: 'Real-time cores' }, value, unit: cores })

const lab = { zh: '示例实验室', en: 'Example laboratory' }
const certificates = (code: string, date: string): MachineSeed['certificates'] => [
  { title: { zh: 'CE符合性声明', en: 'CE declaration of conformity' }, number: `DOC-${code}-0000`, date, issuer: { zh: '浑仪科技（示例编号）', en: 'Armilla (example number)' } },
  { title: { zh: '电磁兼容EN 61326-1', en: 'EMC, EN 61326-1' }, number: `EMC-${code}-0000`, date, issuer: lab },
  { title: { zh: '安全IEC 61010-1', en: 'Safety, IEC 61010-1' }, number: `LVD-${code}-0000`, date, issuer: lab },
]
const documents: MachineSeed['documents'] = [
  { title: { zh: '安全公告', en: 'Security advisories' }, target: '/help/SecurityIncident' },
  { title: { zh: '报告故障', en: 'Report a fault' }, target: '/support/ticket/new' },
]
const warranty = (months: number): FullText => ({
  zh: `自到货起${months}个月，含部件和人工，寄修往返运费由我们承担。模拟通道每12个月校准一次，首次校准免费。质保不含自行打开机箱和超出供电范围造成的损坏。`,
  en: `${months} months from delivery for parts and labour; we pay the freight of repairs both ways. Analogue channels are calibrated every 12 months, the first time free of charge. Opening the case and supplies out of range are not covered.`,
})
const software: FullText = { zh: '浑仪实时R2024b及以后', en: 'Armilla Realtime R2024b and later' }

export const machines: MachineSeed[] = [
  {
    slug: 'station-s4', class: 'real-time', interfaces: ['analogue', 'digital', 'can-fd'],
    title: { zh: '桌面实时仿真机Station S4', en: 'Station S4' },
    tagline: { zh: '放在桌上，开发一个控制器。', en: 'A desktop real-time machine for one controller.' },
    summary: { zh: '4个实时核，48路输入输出，最小步长20 µs。用于单个控制器的开发和教学，风扇在满载时28 dB(A)。', en: 'Four real-time cores, 48 channels of I/O and a smallest step of 20 µs. For the development of one controller and for teaching; 28 dB(A) with all cores busy.' },
    image: 'step-response', gallery: ['step-response', 'bode', 'van-der-pol'],
    purpose: { zh: '适合电机、电源和单个执行机构的控制器。整车、整机台架的路数不够，请用S8；连续运行超过一周的试验，请用X16。', en: 'For controllers of motors, supplies and single actuators. A whole vehicle or bench needs more channels, for which there is the S8; for tests longer than a week, the X16.' },
    specifications: [
      { title: keyData, rows: [step(20, '48路输入输出，模型200个状态', '48 channels, a model of 200 states'), channels(48), realTimeCores(4)] },
      {
        title: computing,
        rows: [
          { title: { zh: '处理器', en: 'Processor' }, text: { zh: 'x86-64，6核，3.4 GHz', en: 'x86-64, six cores, 3.4 GHz' } },
          { title: { zh: '内存', en: 'Memory' }, value: 16, unit: units('GB'), condition: { zh: '带纠错', en: 'With error correction' } },
          { title: { zh: '磁盘', en: 'Drive' }, value: 512, unit: units('GB'), condition: { zh: 'NVMe，断电保护', en: 'NVMe with power-loss protection' } },
          { title: { zh: '步长抖动', en: 'Jitter' }, value: 3, unit: units('µs'), condition: { zh: '99.99%的步，24小时', en: '99.99% of steps, 24 hours' } },
        ],
      },
      { title: power, rows: [...supply(95, 140), ...environment(5, 35), { title: { zh: '噪声', en: 'Noise' }, value: 28, unit: units('dB(A)'), tolerance: same('±2 dB'), condition: { zh: '满载，1 m', en: 'All cores busy, 1 m' } }] },
      { title: body, rows: size(250, 120, 280, 5.2) },
    ],
    signals: [
      { title: { zh: '模拟输入', en: 'Analogue input' }, channels: 8, direction: 'in', level: same('±10 V'), rate: { zh: '16位，500 kS/s', en: '16 bit, 500 kS/s' } },
      { title: { zh: '模拟输出', en: 'Analogue output' }, channels: 8, direction: 'out', level: same('±10 V, 10 mA'), rate: { zh: '16位，500 kS/s', en: '16 bit, 500 kS/s' } },
      { title: { zh: '数字量', en: 'Digital' }, channels: 24, direction: 'both', level: { zh: '5 V或24 V，按组设置', en: '5 V or 24 V by group' }, rate: { zh: '分辨率10 ns', en: '10 ns resolution' } },
      { title: { zh: '编码器', en: 'Encoder' }, channels: 4, direction: 'both', level: same('RS-422'), rate: { zh: '10 MHz', en: '10 MHz' } },
      { title: { zh: 'CAN FD', en: 'CAN FD' }, channels: 4, direction: 'both', level: same('ISO 11898-2'), rate: { zh: '8 Mbit/s', en: '8 Mbit/s' } },
    ],
    products: ['realtime', 'control'], software,
    certificates: certificates('S4', '2024-03-15'),
    dataSheet: { number: 'DS-S4-06', date: '2026-11-12' },
    warranty: warranty(24), documents,
  },
  {
    slug: 'station-s8', class: 'real-time', interfaces: ['analogue', 'digital', 'can-fd', 'ethercat', 'arinc-429', 'mil-std-1553'],
    title: { zh: '机架式实时仿真机Station S8', en: 'Station S8' },
    tagline: { zh: '装进机架，带起整套台架。', en: 'A rack-mounted real-time machine for a whole bench.' },
    summary: { zh: '14个实时核，最多256路输入输出，最小步长5 µs。刻漏内核在这台机器上测得99.99%的步抖动小于1 µs。', en: 'Fourteen real-time cores, up to 256 channels of I/O and a smallest step of 5 µs. On this machine Clepsydra was measured with jitter under 1 µs in 99.99% of steps.' },
    image: 'spectrum', gallery: ['spectrum', 'nyquist', 'gear-train'],
    purpose: { zh: '适合发动机、整车和航空系统的台架。两台可以经光纤同步，共用一个步长。单台失效会中断试验；不能中断时用X16。', en: 'For benches of engines, vehicles and aircraft systems. Two can be joined by fibre and share a step. A failure interrupts the test; where it must not, use the X16.' },
    specifications: [
      { title: keyData, rows: [step(5, '72小时，99.99%的步抖动小于1 µs；2025年12月测量', '72 hours, jitter under 1 µs in 99.99% of steps; measured December 2025'), channels(256), realTimeCores(14)] },
      {
        title: computing,
        rows: [
          { title: { zh: '处理器', en: 'Processor' }, text: { zh: 'x86-64，16核，3.8 GHz', en: 'x86-64, sixteen cores, 3.8 GHz' } },
          { title: { zh: '内存', en: 'Memory' }, value: 64, unit: units('GB'), condition: { zh: '带纠错', en: 'With error correction' } },
          { title: { zh: '磁盘', en: 'Drive' }, value: 2, unit: units('TB'), condition: { zh: 'NVMe，断电500次最长缺失231 ms', en: 'NVMe; longest loss 231 ms in 500 power cuts' } },
          { title: { zh: '步长抖动', en: 'Jitter' }, value: 1, unit: units('µs'), condition: { zh: '99.99%的步，72小时', en: '99.99% of steps, 72 hours' } },
          { title: { zh: '时钟', en: 'Clock' }, text: same('IEEE 1588 (PTP)'), tolerance: same('±100 ns') },
        ],
      },
      { title: power, rows: [...supply(420, 650), ...environment(5, 40), { title: { zh: '噪声', en: 'Noise' }, value: 52, unit: units('dB(A)'), tolerance: same('±2 dB'), condition: { zh: '满载，1 m', en: 'All cores busy, 1 m' } }] },
      { title: body, rows: [...size(483, 178, 560, 21), { title: { zh: '机架高度', en: 'Rack height' }, value: 4, unit: units('U') }] },
    ],
    signals: [
      { title: { zh: '模拟输入', en: 'Analogue input' }, channels: 64, direction: 'in', level: same('±10 V'), rate: { zh: '16位，1 MS/s', en: '16 bit, 1 MS/s' } },
      { title: { zh: '模拟输出', en: 'Analogue output' }, channels: 64, direction: 'out', level: same('±10 V, 20 mA'), rate: { zh: '16位，1 MS/s', en: '16 bit, 1 MS/s' } },
      { title: { zh: '数字量', en: 'Digital' }, channels: 96, direction: 'both', level: { zh: '5 V、24 V或28 V，按组设置', en: '5 V, 24 V or 28 V by group' }, rate: { zh: '分辨率10 ns', en: '10 ns resolution' } },
      { title: { zh: 'CAN FD', en: 'CAN FD' }, channels: 12, direction: 'both', level: same('ISO 11898-2'), rate: { zh: '8 Mbit/s', en: '8 Mbit/s' } },
      { title: { zh: 'EtherCAT', en: 'EtherCAT' }, channels: 2, direction: 'both', level: { zh: '主站或从站', en: 'Master or slave' }, rate: { zh: '周期100 µs', en: 'Cycle of 100 µs' } },
      { title: { zh: 'ARINC 429', en: 'ARINC 429' }, channels: 16, direction: 'both', level: same('ARINC 429 P1'), rate: { zh: '12.5或100 kbit/s', en: '12.5 or 100 kbit/s' } },
      { title: { zh: 'MIL-STD-1553B', en: 'MIL-STD-1553B' }, channels: 2, direction: 'both', level: { zh: '双余度', en: 'Dual redundant' }, rate: { zh: '1 Mbit/s', en: '1 Mbit/s' } },
    ],
    products: ['realtime', 'control'], software,
    certificates: certificates('S8', '2024-06-20'),
    dataSheet: { number: 'DS-S8-09', date: '2026-11-12' },
    warranty: warranty(24), documents,
  },
  {
    slug: 'station-x16', class: 'real-time', interfaces: ['analogue', 'digital', 'can-fd', 'ethercat', 'arinc-429', 'mil-std-1553'],
    title: { zh: '冗余实时仿真机Station X16', en: 'Station X16' },
    tagline: { zh: '两套单元同时运行，试验不中断。', en: 'A redundant real-time machine for tests that must not stop.' },
    summary: { zh: '两套独立的计算单元运行同一个模型，逐步比较状态；一套失效时，另一套在两步之内接替。磁盘双盘镜像，可在线更换。', en: 'Two independent computing units run the same model and compare states at every step; when one fails the other takes over within two steps. Drives are mirrored and can be exchanged while running.' },
    image: 'celestial-rings', gallery: ['celestial-rings', 'orbit-transfer', 'rossler'],
    purpose: { zh: '适合连续数周的耐久试验和航天任务的全程仿真。两边跑同一个模型，模型的错误不会被发现；Link L2是单套，需要时按通道另配。步长小于100 µs时没有测接替，不作保证。', en: 'For endurance tests of weeks and whole space missions. Both units run the same model, so its errors are not found; the Link L2 is single, add one for the channels that need it. Take-over below a 100 µs step was not tested and carries no promise.' },
    specifications: [
      { title: keyData, rows: [step(10, '单套；接替在1 ms步长下测得两步之内', 'One unit; take-over within two steps was measured at 1 ms'), channels(256), realTimeCores(28)] },
      {
        title: computing,
        rows: [
          { title: { zh: '处理器', en: 'Processor' }, text: { zh: 'x86-64，2 × 16核，3.8 GHz', en: 'x86-64, 2 × sixteen cores, 3.8 GHz' } },
          { title: { zh: '内存', en: 'Memory' }, value: 128, unit: units('GB'), condition: { zh: '每套64 GB，带纠错', en: '64 GB in each unit, with error correction' } },
          { title: { zh: '磁盘', en: 'Drive' }, value: 4, unit: units('TB'), condition: { zh: '双盘镜像，在线更换', en: 'Mirrored, exchanged while running' } },
          { title: { zh: '接替时间', en: 'Take-over' }, value: 2, unit: { zh: '步', en: 'steps' }, condition: { zh: '不超过；1 ms步长，200次故障', en: 'At most; 1 ms step, 200 faults' } },
          { title: { zh: '接替时输出跳变', en: 'Jump of outputs in take-over' }, value: 0.2, unit: units('%'), condition: { zh: '不超过通道量程的', en: 'Of the channel’s range, at most' } },
          { title: { zh: '时钟', en: 'Clock' }, text: same('IEEE 1588 (PTP)'), tolerance: same('±100 ns') },
        ],
      },
      { title: power, rows: [...supply(880, 1300), ...environment(5, 40), { title: { zh: '噪声', en: 'Noise' }, value: 56, unit: units('dB(A)'), tolerance: same('±2 dB'), condition: { zh: '满载，1 m', en: 'All cores busy, 1 m' } }] },
      { title: body, rows: [...size(483, 356, 620, 46), { title: { zh: '机架高度', en: 'Rack height' }, value: 8, unit: units('U') }] },
    ],
    signals: [
      { title: { zh: '模拟输入', en: 'Analogue input' }, channels: 64, direction: 'in', level: same('±10 V'), rate: { zh: '16位，1 MS/s', en: '16 bit, 1 MS/s' } },
      { title: { zh: '模拟输出', en: 'Analogue output' }, channels: 64, direction: 'out', level: same('±10 V, 20 mA'), rate: { zh: '16位，1 MS/s', en: '16 bit, 1 MS/s' } },
      { title: { zh: '数字量', en: 'Digital' }, channels: 96, direction: 'both', level: { zh: '5 V、24 V或28 V，按组设置', en: '5 V, 24 V or 28 V by group' }, rate: { zh: '分辨率10 ns', en: '10 ns resolution' } },
      { title: { zh: 'CAN FD', en: 'CAN FD' }, channels: 12, direction: 'both', level: same('ISO 11898-2'), rate: { zh: '8 Mbit/s', en: '8 Mbit/s' } },
      { title: { zh: 'EtherCAT', en: 'EtherCAT' }, channels: 2, direction: 'both', level: { zh: '主站或从站', en: 'Master or slave' }, rate: { zh: '周期100 µs', en: 'Cycle of 100 µs' } },
      { title: { zh: 'ARINC 429', en: 'ARINC 429' }, channels: 16, direction: 'both', level: same('ARINC 429 P1'), rate: { zh: '12.5或100 kbit/s', en: '12.5 or 100 kbit/s' } },
      { title: { zh: 'MIL-STD-1553B', en: 'MIL-STD-1553B' }, channels: 2, direction: 'both', level: { zh: '双余度', en: 'Dual redundant' }, rate: { zh: '1 Mbit/s', en: '1 Mbit/s' } },
    ],
    products: ['realtime'], software: { zh: '浑仪实时R2025a及以后；模型与Station S8通用', en: 'Armilla Realtime R2025a and later; models for Station S8 run unchanged' },
    certificates: certificates('X16', '2025-06-30'),
    dataSheet: { number: 'DS-X16-03', date: '2026-11-12' },
    warranty: warranty(36),
    documents: [{ title: { zh: 'Station X16开始供货', en: 'Station X16 is shipping' }, target: '/news/detail?id=station-x16' }, ...documents],
  },
  {
    slug: 'link-l2', class: 'signal-conditioning', interfaces: ['analogue', 'digital'],
    title: { zh: '信号调理箱Link L2', en: 'Link L2' },
    tagline: { zh: '放在仿真机和被测设备之间。', en: 'A signal conditioning box between machine and equipment.' },
    summary: { zh: '32路可配置通道：放大、隔离、模拟传感器和注入故障。每路单独隔离500 V。', en: 'Thirty-two channels that amplify, isolate, imitate sensors and insert faults, each isolated to 500 V.' },
    image: 'scalogram', gallery: ['scalogram', 'nyquist'],
    purpose: { zh: '适合电平不是±10 V的设备：热电偶、应变、28 V离散量、LVDT。不做功率放大，输出不超过100 mA。没有冗余，不能中断的通道请配两台。', en: 'For equipment whose levels are not ±10 V: thermocouples, strain, 28 V discretes, LVDT. It is no power amplifier; outputs go up to 100 mA. It is not redundant; for channels that must not fail, use two.' },
    specifications: [
      {
        title: keyData,
        rows: [
          channels(32),
          { title: { zh: '带宽', en: 'Bandwidth' }, value: 100, unit: units('kHz'), condition: { zh: '−3 dB，增益1', en: '−3 dB at a gain of 1' } },
          { title: { zh: '隔离', en: 'Isolation' }, value: 500, unit: units('V'), condition: { zh: '直流，路间与对地', en: 'DC, between channels and to earth' } },
        ],
      },
      {
        title: { zh: '信号', en: 'Signal' },
        rows: [
          { title: { zh: '增益', en: 'Gain' }, value: 0.1, upTo: 1000, tolerance: same('±0.05 %'), condition: { zh: '23 °C ± 5 K', en: '23 °C ± 5 K' } },
          { title: { zh: '增益温漂', en: 'Gain drift' }, value: 15, unit: units('ppm/K') },
          { title: { zh: '输入噪声', en: 'Input noise' }, value: 8, unit: units('µV'), condition: { zh: '均方根，增益1000，10 kHz', en: 'RMS at a gain of 1000, 10 kHz' } },
          { title: { zh: '通道间延迟', en: 'Delay between channels' }, value: 50, unit: units('ns'), condition: { zh: '不超过', en: 'At most' } },
          { title: { zh: '故障切换', en: 'Fault switching' }, value: 2, unit: units('ms'), condition: { zh: '断路、对地、对电源', en: 'Open, to earth, to supply' } },
        ],
      },
      { title: power, rows: [...supply(60, 85, channelLoad), ...environment(0, 50)] },
      { title: body, rows: [...size(483, 89, 400, 7.4), { title: { zh: '机架高度', en: 'Rack height' }, value: 2, unit: units('U') }] },
    ],
    signals: [
      { title: { zh: '通用模拟', en: 'Universal analogue' }, channels: 16, direction: 'both', level: same('±10 mV … ±60 V') },
      { title: { zh: '热电偶与热电阻', en: 'Thermocouple and RTD' }, channels: 8, direction: 'out', level: { zh: 'K、J、T型，Pt100', en: 'Types K, J and T, Pt100' }, rate: { zh: '±0.5 K', en: '±0.5 K' } },
      { title: { zh: 'LVDT与旋变', en: 'LVDT and resolver' }, channels: 4, direction: 'out', level: { zh: '2至26 V，400 Hz至10 kHz', en: '2 to 26 V, 400 Hz to 10 kHz' } },
      { title: { zh: '28 V离散量', en: '28 V discrete' }, channels: 4, direction: 'both', level: { zh: '开路、接地、28 V', en: 'Open, earth, 28 V' } },
    ],
    products: ['realtime'], software,
    certificates: certificates('L2', '2024-09-05'),
    dataSheet: { number: 'DS-L2-04', date: '2026-05-14' },
    warranty: warranty(24), documents,
  },
  {
    slug: 'edge-e2', class: 'gateway', interfaces: ['can-fd', 'opc-ua', 'modbus', 'digital'],
    title: { zh: '边缘孪生网关Edge E2', en: 'Edge E2' },
    tagline: { zh: '守在机器旁，运行降阶模型。', en: 'An edge gateway that runs reduced models beside the machine.' },
    summary: { zh: '无风扇，24 V供电，−25至60 °C。离线运行，数据在本地保留30天；只运行签名有效的模型。', en: 'Fanless, 24 V, −25 to 60 °C. It runs without a network, keeps 30 days of data and accepts signed models only.' },
    image: 'heat-sink', gallery: ['heat-sink', 'wind-field', 'battery-discharge'],
    purpose: { zh: '适合充电站、电站和船舶上的状态估计。最小步长10 ms，不用于硬件在环。报警只供参考，不能接入保护回路。', en: 'For estimation at charging sites, power stations and aboard ships. Its smallest step is 10 ms, so it is not for hardware in the loop. Alarms are advice and must not act on protection.' },
    specifications: [
      {
        title: keyData,
        rows: [
          step(10000, '降阶模型，50个状态', 'A reduced model of 50 states'),
          { title: { zh: '模型', en: 'Models' }, value: 8, unit: { zh: '个', en: 'at a time' }, condition: { zh: '合计不超过200个状态', en: 'Of 200 states together, at most' } },
          { title: { zh: '数据保留', en: 'Data kept' }, value: 30, unit: { zh: '天', en: 'days' }, condition: { zh: '500个变量，每秒一次', en: '500 variables once a second' } },
        ],
      },
      {
        title: computing,
        rows: [
          { title: { zh: '处理器', en: 'Processor' }, text: { zh: 'Arm，4核，1.8 GHz', en: 'Arm, four cores, 1.8 GHz' } },
          { title: { zh: '内存', en: 'Memory' }, value: 8, unit: units('GB') },
          { title: { zh: '磁盘', en: 'Drive' }, value: 128, unit: units('GB'), condition: { zh: '工业级闪存', en: 'Industrial flash' } },
          { title: { zh: '操作系统', en: 'Operating system' }, text: same('openEuler 24.03') },
        ],
      },
      {
        title: power,
        rows: [
          { title: { zh: '供电电压', en: 'Supply voltage' }, value: 18, upTo: 36, unit: units('V'), condition: { zh: '直流', en: 'DC' } },
          { title: { zh: '功耗', en: 'Power consumption' }, value: 12, unit: units('W'), condition: { zh: '满载，25 °C；峰值18 W', en: 'Fully busy, 25 °C; peak 18 W' } },
          ...environment(-25, 60),
          { title: { zh: '振动', en: 'Vibration' }, value: 2, unit: units('g'), condition: { zh: '5至500 Hz，IEC 60068-2-6', en: '5 to 500 Hz, IEC 60068-2-6' } },
          { title: { zh: '防护等级', en: 'Protection' }, text: same('IP40') },
        ],
      },
      { title: body, rows: size(160, 125, 52, 1.1) },
    ],
    signals: [
      { title: { zh: '以太网', en: 'Ethernet' }, channels: 2, direction: 'both', level: same('1000BASE-T'), rate: { zh: 'OPC UA、Modbus TCP', en: 'OPC UA, Modbus TCP' } },
      { title: { zh: 'CAN FD', en: 'CAN FD' }, channels: 2, direction: 'both', level: same('ISO 11898-2'), rate: { zh: '5 Mbit/s', en: '5 Mbit/s' } },
      { title: { zh: '数字量', en: 'Digital' }, channels: 8, direction: 'both', level: same('24 V'), rate: { zh: '1 kHz', en: '1 kHz' } },
    ],
    products: ['twin'], software: { zh: '浑仪孪生R2025a及以后，固件2.4', en: 'Armilla Twin R2025a and later, firmware 2.4' },
    certificates: certificates('E2', '2025-02-18'),
    dataSheet: { number: 'DS-E2-05', date: '2026-05-14' },
    warranty: warranty(36), documents,
  },
]
