import type { FullText } from './types.ts'

export interface StandardSeed {
  title: FullText
  organisation: string
  summary: FullText
  support: { product: string; since: string; scope: FullText; limits?: FullText }[]
  evidence: FullText
  evidenceLink?: string
}

export interface ComponentSeed {
  name: string
  version: string
  /** SPDX expression. */
  licence: string
  package: string
  website: string
  purpose: FullText
  usedIn: { products: string[]; from?: string; before?: string }[]
}

const both: FullText = { zh: '导入和导出', en: 'Import and export' }
const importOnly: FullText = { zh: '仅导入', en: 'Import only' }

export const standards: StandardSeed[] = [
  {
    title: { zh: 'Modelica 3.6', en: 'Modelica 3.6' },
    organisation: 'Modelica Association',
    summary: { zh: '物理系统的建模语言', en: 'A language for models of physical systems' },
    support: [
      {
        product: 'studio',
        since: 'R2025b',
        scope: { zh: '编写、编译、求解', en: 'Write, compile, solve' },
        limits: { zh: '2,318个语言用例中17个不通过，发布说明里列出', en: '17 of 2,318 language cases fail; the release notes list them' },
      },
    ],
    evidence: {
      zh: '每次发布前运行2,318个语言用例，每条规则至少一个正例和一个反例，2,301个通过（R2025b发布说明）。',
      en: 'Before each release 2,318 language cases are run, at least one for and one against each rule; 2,301 pass (R2025b release notes).',
    },
    evidenceLink: '/product/detail?id=studio',
  },
  {
    title: { zh: 'FMI 3.0', en: 'FMI 3.0' },
    organisation: 'Modelica Association',
    summary: { zh: '交换可执行的模型组件（FMU）', en: 'Exchange of executable model components (FMUs)' },
    support: [
      { product: 'studio', since: 'R2025a', scope: { zh: '联合仿真，导入和导出', en: 'Co-simulation, import and export' } },
      {
        product: 'studio',
        since: 'R2026b',
        scope: { zh: '另加模型交换和调度执行，三种接口都可导入和导出', en: 'Model exchange and scheduled execution too; all three can be imported and exported' },
      },
      { product: 'compute', since: 'R2025a', scope: importOnly, limits: { zh: '只支持联合仿真', en: 'Co-simulation only' } },
      { product: 'realtime', since: 'R2025a', scope: importOnly, limits: { zh: '只支持联合仿真；FMU须含Linux x86-64二进制文件', en: 'Co-simulation only; the FMU needs binaries for Linux x86-64' } },
      { product: 'twin', since: 'R2025a', scope: both, limits: { zh: '只支持联合仿真', en: 'Co-simulation only' } },
    ],
    evidence: {
      zh: '2025年6月至8月用R2025a与十一个工具交换96个联合仿真FMU，91个可用；可用指10 s运行的偏差不超过变量范围的0.1%。',
      en: 'From June to August 2025, 96 co-simulation FMUs were exchanged with eleven tools using R2025a; 91 were usable, which means a deviation of at most 0.1% of a variable’s range over 10 s.',
    },
    evidenceLink: '/news?category=engineering&year=2025',
  },
  {
    title: { zh: 'FMI 2.0', en: 'FMI 2.0' },
    organisation: 'Modelica Association',
    summary: { zh: 'FMI的前一个版本，仍有许多工具使用', en: 'The version before, still in use by many tools' },
    support: [
      { product: 'studio', since: 'R2024b', scope: { zh: '模型交换和联合仿真，导入和导出', en: 'Model exchange and co-simulation, import and export' } },
      { product: 'compute', since: 'R2024b', scope: importOnly },
      { product: 'realtime', since: 'R2024b', scope: importOnly, limits: { zh: '只支持联合仿真', en: 'Co-simulation only' } },
      { product: 'twin', since: 'R2024b', scope: both },
    ],
    evidence: {
      zh: '随每次发布重复运行以往交换过的FMU，行为与前一版本一致。',
      en: 'With each release the FMUs that were exchanged before are run again; they behave as in the release before.',
    },
  },
  {
    title: { zh: 'SSP 2.0', en: 'SSP 2.0' },
    organisation: 'Modelica Association',
    summary: { zh: '交换系统结构、参数集和信号映射', en: 'Exchange of system structures, parameter sets and signal mappings' },
    support: [
      {
        product: 'studio',
        since: 'R2026a',
        scope: both,
        limits: { zh: 'SSP 1.0文件不能直接导入；单位未定义或连接悬空时停止导入', en: 'SSP 1.0 files cannot be imported; an undefined unit or a loose connection stops the import' },
      },
    ],
    evidence: {
      zh: '开发期间与九家单位交换73个系统描述，70个能打开，52个不作修改就能计算。',
      en: 'During development 73 system descriptions were exchanged with nine organisations: 70 opened, 52 ran as they were.',
    },
    evidenceLink: '/news/detail?id=ssp-2-0-what-the-importer-checks',
  },
  {
    title: { zh: 'HDF5结果文件', en: 'HDF5 result files' },
    organisation: 'The HDF Group',
    summary: { zh: '仿真结果的开放格式，带单位', en: 'An open format for results, with units' },
    support: [
      { product: 'studio', since: 'R2024b', scope: { zh: '写和读', en: 'Write and read' } },
      { product: 'compute', since: 'R2024b', scope: { zh: '写和读', en: 'Write and read' } },
    ],
    evidence: {
      zh: '结果用第三方的h5py读回，与内存中的数值逐位相同。',
      en: 'Results are read back by the third-party library h5py and equal those in memory bit by bit.',
    },
  },
  {
    title: { zh: 'C99', en: 'C99' },
    organisation: 'ISO/IEC 9899:1999',
    summary: { zh: '生成的控制代码所用的语言', en: 'The language of generated control code' },
    support: [
      {
        product: 'control',
        since: 'R2024b',
        scope: { zh: '生成浮点和定点代码', en: 'Floating and fixed point code' },
        limits: { zh: '没有按功能安全标准认证', en: 'Not certified to a functional-safety standard' },
      },
    ],
    evidence: {
      zh: '在Arm Cortex-M4、Cortex-R5和TriCore上测试过，编译器为GCC 11和Clang 15。',
      en: 'Tested on Arm Cortex-M4, Cortex-R5 and TriCore, with GCC 11 and Clang 15.',
    },
  },
  {
    title: { zh: 'CycloneDX 1.6', en: 'CycloneDX 1.6' },
    organisation: 'OWASP, ECMA-424',
    summary: { zh: '物料清单的格式', en: 'The format of bills of materials' },
    support: ['studio', 'compute', 'control', 'realtime', 'twin'].map((product) => ({
      product,
      since: 'R2024b',
      scope: { zh: '每个版本一份，见下表', en: 'One for each release, see below' },
    })),
    evidence: { zh: '每份清单都按CycloneDX 1.6的模式校验。', en: 'Each is validated against the schema of CycloneDX 1.6.' },
  },
]

const desktop = ['studio', 'compute', 'control', 'realtime', 'twin']

/** A component with a package address of its own name and version. */
function component(
  name: string,
  version: string,
  licence: string,
  website: string,
  purpose: [zh: string, en: string],
  usedIn: ComponentSeed['usedIn'],
): ComponentSeed {
  return {
    name,
    version,
    licence,
    website,
    purpose: { zh: purpose[0], en: purpose[1] },
    package: `pkg:generic/${name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')}@${version}`,
    usedIn,
  }
}

export const components: ComponentSeed[] = [
  component('zstd', '1.5.5', 'BSD-3-Clause', 'https://github.com/facebook/zstd', ['解压模型包', 'Unpacks model archives'], [
    { products: ['studio', 'compute'], before: 'R2024b Update 5' },
    { products: ['studio', 'compute'], from: 'R2025a', before: 'R2025b Update 4' },
    { products: ['studio', 'compute'], from: 'R2026a', before: 'R2026a Update 1' },
  ]),
  component('zstd', '1.5.7', 'BSD-3-Clause', 'https://github.com/facebook/zstd', ['解压模型包', 'Unpacks model archives'], [
    { products: ['studio', 'compute'], from: 'R2024b Update 5', before: 'R2025a' },
    { products: ['studio', 'compute'], from: 'R2025b Update 4', before: 'R2026a' },
    { products: ['studio', 'compute'], from: 'R2026a Update 1' },
  ]),
  component('zlib', '1.3.1', 'Zlib', 'https://zlib.net', ['读写FMU和SSP压缩包', 'Reads and writes FMU and SSP archives'], [{ products: desktop }]),
  component('libxml2', '2.12.6', 'MIT', 'https://gitlab.gnome.org/GNOME/libxml2', ['读模型描述', 'Reads model descriptions'], [{ products: desktop, before: 'R2026b' }]),
  component('libxml2', '2.13.5', 'MIT', 'https://gitlab.gnome.org/GNOME/libxml2', ['读模型描述', 'Reads model descriptions'], [{ products: desktop, from: 'R2026b' }]),
  component('HDF5', '1.14.3', 'BSD-3-Clause', 'https://www.hdfgroup.org/solutions/hdf5/', ['写结果文件', 'Writes result files'], [{ products: ['studio', 'compute', 'realtime'] }]),
  component('SuiteSparse KLU', '2.3.3', 'LGPL-2.1-or-later', 'https://people.engr.tamu.edu/davis/suitesparse.html', ['稀疏矩阵直接分解', 'Sparse direct factorisation'], [{ products: ['studio', 'compute', 'control'] }]),
  component('OpenBLAS', '0.3.26', 'BSD-3-Clause', 'https://www.openblas.net', ['稠密线性代数', 'Dense linear algebra'], [{ products: ['compute', 'control', 'twin'], before: 'R2026b' }]),
  component('OpenBLAS', '0.3.28', 'BSD-3-Clause', 'https://www.openblas.net', ['稠密线性代数', 'Dense linear algebra'], [{ products: ['compute', 'control', 'twin'], from: 'R2026b' }]),
  component('Eigen', '3.4.0', 'MPL-2.0', 'https://eigen.tuxfamily.org', ['小矩阵运算', 'Small matrices'], [{ products: desktop }]),
  component('fmt', '10.2.1', 'MIT', 'https://fmt.dev', ['格式化文本', 'Formats text'], [{ products: desktop }]),
  component('OpenSSL', '3.0.13', 'Apache-2.0', 'https://openssl-library.org', ['许可服务和管理页面的加密', 'Encryption of licence service and management page'], [{ products: desktop, before: 'R2026a' }]),
  component('OpenSSL', '3.0.15', 'Apache-2.0', 'https://openssl-library.org', ['许可服务和管理页面的加密', 'Encryption of licence service and management page'], [{ products: desktop, from: 'R2026a' }]),
  component('SQLite', '3.45.3', 'blessing', 'https://sqlite.org', ['管理页面的记录索引', 'Index of recordings on the management page'], [{ products: ['realtime', 'twin'] }]),
  component('Qt', '6.5.5', 'LGPL-3.0-only', 'https://www.qt.io', ['图形界面', 'User interface'], [{ products: ['studio', 'compute', 'control'] }]),
  component('HarfBuzz', '8.4.0', 'MIT', 'https://harfbuzz.github.io', ['排文字', 'Shapes text'], [{ products: ['studio', 'compute', 'control'] }]),
]
