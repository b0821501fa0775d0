import type { FullText, Text } from './types.ts'

/** A row of an advisory: products by slug, `machines/` before the slug of a machine. */
export interface AffectedSeed {
  status?: 'unaffected'
  products: string[]
  component?: FullText
  from?: string
  before?: string
  fixedIn?: string
}

export interface AdvisorySeed {
  number: string
  title: Text
  summary: Text
  text: Text
  remedy: Text
  mitigation?: Text
  /** Numbers of 2026 from 90001 on: invented, and never to be assigned. */
  cve: string
  cwe: string
  cvss4: string
  cvss4Score: number
  cvss3: string
  cvss3Score: number
  affected: AffectedSeed[]
  revisions: { date: string; title: FullText }[]
  credits: { title: FullText; text: FullText }[]
  /** Slug (zh) of the news item about it. */
  news: string
}

const firstPublished: FullText = { zh: '首次发布。', en: 'First published.' }
const local = 'CVSS:4.0/AV:L/AC:L/AT:N/PR:N/UI:A'
const opened = 'CVSS:3.1/AV:L/AC:L/PR:N/UI:R'
const licence: FullText = { zh: '许可服务', en: 'Licence service' }
const page: FullText = { zh: 'Station管理页面', en: 'Station management page' }

/** A row for each release line: from the release until the update that has the fix. */
const lines = (products: string[], fixes: [release: string, fix: string][]): AffectedSeed[] =>
  fixes.map(([from, fix]) => ({ products, from, before: fix, fixedIn: fix }))

export const advisories: AdvisorySeed[] = [
  {
    number: 'ARM-2026-001',
    title: { zh: 'FMU解包时路径越界', en: 'Unpacking an FMU can leave its folder' },
    summary: {
      zh: '浑仪建模导入FMU时没有检查压缩包内的路径，特制的FMU可以把文件写到别处。',
      en: 'When importing an FMU, Armilla Studio did not check the paths in the archive; a crafted FMU could write files elsewhere.',
    },
    text: {
      zh: 'FMU是一个压缩包，导入时解到临时目录。受影响的版本没有检查包内路径是否含有“..”或以盘符开头，因此特制的FMU可以覆盖使用者有写权限的文件，例如启动脚本。写入的文件以后可能被执行，所以严重程度为“高”。\n\n不能远程触发：必须有人把这个FMU导入模型。',
      en: 'An FMU is an archive that is unpacked to a temporary folder. The affected versions did not check whether a path in it contains “..” or begins with a drive, so a crafted FMU could overwrite files that the user may write, such as a start-up script. A file written in this way may be run later, hence the rating.\n\nIt cannot be triggered remotely: someone has to import the FMU into a model.',
    },
    remedy: {
      zh: '请先更新经常接收外部FMU的机器。更新后，含有越界路径的FMU会被拒绝，日志里写明文件名。\n\nFMU本身就是可执行代码。更新以后，导入一个FMU仍然等于运行它的作者写的程序，请只接受您信任的来源。',
      en: 'Begin with machines that often receive FMUs from outside. After the update an FMU with such a path is refused, and the log names the file.\n\nAn FMU is executable code. With the update in place, importing one still means running its author’s program; accept only sources you trust.',
    },
    mitigation: {
      zh: '只打开来源清楚的FMU。导入之前用解压工具查看，路径中含有“..”的不要导入。',
      en: 'Open only FMUs whose origin you know. Look into them with an archive tool first, and do not import one with “..” in a path.',
    },
    cve: 'CVE-2026-90001',
    cwe: 'CWE-22',
    cvss4: `${local}/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N`,
    cvss4Score: 8.4,
    cvss3: `${opened}/S:U/C:H/I:H/A:H`,
    cvss3Score: 7.8,
    affected: [
      ...lines(['studio'], [
        ['R2024b', 'R2024b Update 4'],
        ['R2025a', 'R2025a Update 3'],
        ['R2025b', 'R2025b Update 1'],
      ]),
      { status: 'unaffected', products: ['studio'], from: 'R2026a' },
    ],
    revisions: [{ date: '2026-01-20', title: firstPublished }],
    credits: [
      {
        title: { zh: '汽车行业的一位用户', en: 'A user in the car industry' },
        text: { zh: '报告了这个问题', en: 'for the report' },
      },
    ],
    news: 'arm-2026-001-002',
  },
  {
    number: 'ARM-2026-002',
    title: { zh: '读取二进制数据文件时越界', en: 'Reading past the end in binary data files' },
    summary: {
      zh: '浑仪计算读取特制的数据文件时会读到数组之外，程序退出，或结果里混入少量无关的内存内容。',
      en: 'On a crafted data file Armilla Compute reads past the end of an array: it exits, or a little unrelated memory appears in the result.',
    },
    text: {
      zh: '二进制数据文件的开头写明各数组的长度。受影响的版本没有把它与文件的实际长度比较，长度写得过大时会继续往后读。\n\n多数情况下程序退出，未保存的变量丢失。少数情况下，读到的内存内容出现在数组的末尾；它来自同一个进程，可能含有先前打开的数据。',
      en: 'The head of a binary data file gives the length of each array. The affected versions did not compare it with the length of the file and went on reading when it was too large.\n\nMostly the program exits, and unsaved variables are lost. In a few cases the memory that was read appears at the end of the array. It comes from the same process, so it may hold data that was opened before.',
    },
    remedy: {
      zh: '安装对应系列的更新。已经存下的结果不需要重算，除非数组末尾有不该出现的值。',
      en: 'Install the update for your release line. Saved results need not be computed again, unless an array ends in values that should not be there.',
    },
    mitigation: { zh: '只打开来源清楚的数据文件，或请对方改用CSV。', en: 'Open only data files whose origin you know, or ask for CSV.' },
    cve: 'CVE-2026-90002',
    cwe: 'CWE-125',
    cvss4: `${local}/VC:L/VI:N/VA:H/SC:N/SI:N/SA:N`,
    cvss4Score: 6.8,
    cvss3: `${opened}/S:U/C:L/I:N/A:H`,
    cvss3Score: 6.1,
    affected: lines(['compute'], [
      ['R2024b', 'R2024b Update 4'],
      ['R2025a', 'R2025a Update 3'],
      ['R2025b', 'R2025b Update 1'],
    ]),
    revisions: [{ date: '2026-01-20', title: firstPublished }],
    credits: [
      {
        title: { zh: '浑仪测试组', en: 'Armilla’s test group' },
        text: { zh: '在模糊测试中发现', en: 'found by fuzz tests' },
      },
    ],
    news: 'arm-2026-001-002',
  },
  {
    number: 'ARM-2026-003',
    title: { zh: '实时机管理页面的会话没有失效', en: 'Sessions of the real-time machines’ management page live on' },
    summary: {
      zh: '退出登录后，会话在服务端还有效8小时。取得过凭据的人可以继续操作实时机。',
      en: 'After signing out the session stayed valid on the machine for up to 8 hours, so someone who held the credential could go on operating it.',
    },
    text: {
      zh: 'Station实时仿真机自带管理页面，用来载入模型、启动和停止运行。受影响的版本在退出登录时只清除浏览器里的凭据，服务端的会话要到8小时后才失效。\n\n攻击者须与实时机在同一网络，并且已经取得凭据。能停止一台正在驱动真实部件的实时机，后果可能不限于数据。急停回路不经过管理页面，不受影响。',
      en: 'Each Station has a management page for loading, starting and stopping models. In the affected versions, signing out removed the credential from the browser only; the session on the machine ended after 8 hours.\n\nThe attacker must be on the same network and already hold the credential. To stop a machine that drives real parts may affect more than data. The emergency stop does not pass through the management page and is not affected.',
    },
    remedy: {
      zh: '优先更新连接了执行机构的机器：停止运行，让台架进入安全状态；安装R2025b Update 2，重启实时机，约6分钟；更新后所有旧会话失效，需要重新登录。',
      en: 'Update machines connected to actuators first. Stop the run and bring the bench into a safe state; install R2025b Update 2 and restart the machine, which takes about six minutes. All old sessions end with the update; sign in again.',
    },
    mitigation: {
      zh: '把实时机放在独立网段，用完管理页面后重启管理服务。',
      en: 'Keep real-time machines on a network of their own, and restart the management service after use.',
    },
    cve: 'CVE-2026-90003',
    cwe: 'CWE-613',
    cvss4: 'CVSS:4.0/AV:A/AC:H/AT:P/PR:L/UI:N/VC:N/VI:H/VA:H/SC:N/SI:N/SA:H',
    cvss4Score: 7,
    cvss3: 'CVSS:3.1/AV:A/AC:H/PR:L/UI:N/S:U/C:N/I:H/A:H',
    cvss3Score: 6.4,
    affected: [
      { products: ['realtime'], component: page, from: 'R2025b', before: 'R2025b Update 2', fixedIn: 'R2025b Update 2' },
      { status: 'unaffected', products: ['realtime'], component: page, before: 'R2025b' },
    ],
    revisions: [{ date: '2026-03-18', title: firstPublished }],
    credits: [
      { title: { zh: '浑仪实时组', en: 'Armilla’s real-time group' }, text: { zh: '内部审查发现', en: 'found in a review' } },
    ],
    news: 'arm-2026-003',
  },
  {
    number: 'ARM-2026-004',
    title: { zh: 'Edge E2可能接受过期的签名证书', en: 'Edge E2 may accept an expired signing certificate' },
    summary: {
      zh: '网关开机后若尚未对时，检查更新包时会跳过签名证书的有效期。',
      en: 'If the gateway has not yet set its clock after start-up, it skips the validity period of the certificate when it checks an update.',
    },
    text: {
      zh: '没有时间，就无法判断证书是否过期。受影响的固件在这种情况下略过有效期，而不是拒绝更新。\n\n攻击者需要同时做到两件事：控制网关的网络，并持有一张已过期、但曾由我们签发的证书的私钥。我们没有发现这样的私钥外流。',
      en: 'Without the time nobody can tell whether a certificate has expired. The affected firmware then passed over the validity period instead of refusing the update.\n\nAn attacker would have to control the gateway’s network and also hold the private key of an expired certificate that we once issued. We know of no such key outside the company.',
    },
    remedy: {
      zh: '安装固件2.4。时间未同步时，它不再安装更新。',
      en: 'Install firmware 2.4. It installs nothing until its clock is set.',
    },
    mitigation: { zh: '关闭自动更新，手动安装并核对校验值。', en: 'Turn off automatic updates, install by hand and compare the checksum.' },
    cve: 'CVE-2026-90004',
    cwe: 'CWE-298',
    cvss4: 'CVSS:4.0/AV:A/AC:H/AT:P/PR:N/UI:N/VC:N/VI:H/VA:N/SC:N/SI:N/SA:N',
    cvss4Score: 6,
    cvss3: 'CVSS:3.1/AV:A/AC:H/PR:N/UI:N/S:U/C:N/I:H/A:N',
    cvss3Score: 5.3,
    affected: [
      { products: ['machines/edge-e2'], component: { zh: '固件', en: 'Firmware' }, before: '2.4', fixedIn: '2.4' },
    ],
    revisions: [{ date: '2026-05-27', title: firstPublished }],
    credits: [
      { title: { zh: '浑仪孪生组', en: 'Armilla’s twin group' }, text: { zh: '内部审查发现', en: 'found in a review' } },
    ],
    news: 'arm-2026-004-005',
  },
  {
    number: 'ARM-2026-005',
    title: { zh: '代码生成报告没有转义模型名', en: 'The code generation report does not escape model names' },
    summary: {
      zh: '模型名里藏有脚本时，在浏览器中打开代码生成报告就会执行。',
      en: 'A script hidden in a model’s name runs when the code generation report is opened in a browser.',
    },
    text: {
      zh: '代码生成报告是一组HTML文件。受影响的版本把模型名原样写进去。名字里若含有脚本，打开报告时就在浏览器中执行，可读取同一份报告的内容，不能读取其他文件。',
      en: 'The code generation report is a set of HTML files. The affected versions wrote the names of models into it as they were. A script in a name runs when the report is opened, and can read that report; it cannot read other files.',
    },
    remedy: {
      zh: '安装对应系列的更新，然后重新生成要交给别人的报告。旧报告不会自动改正。',
      en: 'Install the update for your release line, then make those reports anew that you pass on. Old ones are not corrected by themselves.',
    },
    mitigation: { zh: '不为来源不明的模型生成报告，或改用PDF格式。', en: 'Make no reports for models of unknown origin, or choose PDF.' },
    cve: 'CVE-2026-90005',
    cwe: 'CWE-79',
    cvss4: `${local}/VC:N/VI:N/VA:N/SC:L/SI:L/SA:N`,
    cvss4Score: 4.6,
    cvss3: `${opened}/S:C/C:L/I:L/A:N`,
    cvss3Score: 5,
    affected: [
      ...lines(['control'], [
        ['R2024b', 'R2024b Update 5'],
        ['R2025a', 'R2025a Update 4'],
        ['R2025b', 'R2025b Update 3'],
      ]),
      { status: 'unaffected', products: ['control'], from: 'R2026a' },
    ],
    revisions: [
      { date: '2026-05-27', title: { zh: '首次发布，R2024b尚无更新。', en: 'First published; no update for R2024b yet.' } },
      { date: '2026-07-15', title: { zh: 'R2024b Update 5已发布，包含修复。', en: 'R2024b Update 5 released with the fix.' } },
    ],
    credits: [
      {
        title: { zh: '一位高校研究者', en: 'A university researcher' },
        text: { zh: '报告了这个问题，报告后第61天修复', en: 'for the report; fixed on the 61st day' },
      },
    ],
    news: 'arm-2026-004-005',
  },
  {
    number: 'ARM-2026-006',
    title: { zh: '随附的解压库越界写内存', en: 'Out-of-bounds write in the bundled decompression library' },
    summary: {
      zh: '打开特制的压缩模型包会使程序退出，未保存的改动丢失。',
      en: 'A crafted model archive makes the program exit; unsaved changes are lost.',
    },
    text: {
      zh: '浑仪建模和浑仪计算随附第三方解压库zstd 1.5.5。它在处理特制的压缩包时会越界写内存。经我们与库的维护者分析，在浑仪的编译选项下不能执行代码，后果限于程序退出。\n\n需要使用者打开外来的模型包或FMU。',
      en: 'Armilla Studio and Armilla Compute ship the third-party library zstd 1.5.5, which writes outside its memory on a crafted archive. With its maintainers we found no way to run code under our compiler options; the effect is that the program exits.\n\nA person has to open a model archive or FMU from outside.',
    },
    remedy: {
      zh: '安装对应系列的更新，其中的库是zstd 1.5.7。仍在使用R2025a的，请升级到R2025b或更新的版本。想自己确认，请看物料清单中这个库的版本。',
      en: 'Install the update for your release line; it has zstd 1.5.7. If you still run R2025a, move to R2025b or later. To see for yourself, look for the version of this library in the SBOM.',
    },
    mitigation: { zh: '只打开来源清楚的模型包，打开之前先保存。', en: 'Open only archives whose origin you know, and save before you open one.' },
    cve: 'CVE-2026-90006',
    cwe: 'CWE-787',
    cvss4: `${local}/VC:N/VI:N/VA:H/SC:N/SI:N/SA:N`,
    cvss4Score: 6.7,
    cvss3: `${opened}/S:U/C:N/I:N/A:H`,
    cvss3Score: 5.5,
    affected: [
      ...lines(['studio', 'compute'], [['R2024b', 'R2024b Update 5']]),
      { products: ['studio', 'compute'], from: 'R2025a', before: 'R2025b' },
      ...lines(['studio', 'compute'], [
        ['R2025b', 'R2025b Update 4'],
        ['R2026a', 'R2026a Update 1'],
      ]),
    ],
    revisions: [{ date: '2026-07-15', title: firstPublished }],
    credits: [
      { title: { zh: '库的维护者', en: 'The library’s maintainers' }, text: { zh: '协同分析和修复', en: 'for analysis and fix' } },
    ],
    news: 'arm-2026-006',
  },
  {
    number: 'ARM-2026-007',
    title: { zh: 'SSP导入时解析外部实体', en: 'SSP import resolves external entities' },
    summary: {
      zh: '打开恶意的SSP 2.0文件，可能读出本机文件的内容。',
      en: 'A malicious SSP 2.0 file could read local files when it is opened.',
    },
    text: {
      zh: '浑仪建模R2026a读取SSP 2.0的系统描述时，没有关闭XML外部实体。特制的文件能让程序读取本机上使用者有权读取的文件，并把内容带入模型的说明字段。之后再分享这个模型，内容就会泄露。\n\n需要使用者亲自打开文件，不能远程触发；不能写入，也不能执行。',
      en: 'When Armilla Studio R2026a read a system description in SSP 2.0, external XML entities were not switched off. A crafted file can make the program read local files that the user may read, and carry their contents into the model’s description fields. Sharing that model then discloses them.\n\nA person has to open the file; it cannot be triggered remotely. Nothing can be written or run.',
    },
    remedy: {
      zh: '安装R2026a Update 2。更新只替换一个动态库，大小14 MB，不影响已保存的模型。\n\n2026年5月14日之后导入过外来SSP文件的，请检查模型说明字段里有没有不该出现的文本，再决定是否通知收到模型的人。',
      en: 'Install R2026a Update 2. It replaces one library of 14 MB and leaves saved models alone.\n\nIf you have imported SSP files from outside since 14 May 2026, look through the description fields for text that should not be there, then decide whether to tell those who received the model.',
    },
    mitigation: {
      zh: '只导入来源清楚的SSP文件。有文件网关的，可以拦截系统描述中含有DOCTYPE声明的文件；标准的SSP文件不需要它。',
      en: 'Import only SSP files whose origin you know. A file gateway can stop system descriptions with a DOCTYPE declaration; an SSP file does not need one.',
    },
    cve: 'CVE-2026-90007',
    cwe: 'CWE-611',
    cvss4: `${local}/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N`,
    cvss4Score: 6.7,
    cvss3: `${opened}/S:U/C:H/I:N/A:N`,
    cvss3Score: 5.5,
    affected: [
      ...lines(['studio'], [['R2026a', 'R2026a Update 2']]),
      { status: 'unaffected', products: ['studio'], before: 'R2026a' },
    ],
    revisions: [{ date: '2026-09-09', title: firstPublished }],
    credits: [
      {
        title: { zh: '一位要求不具名的用户', en: 'A user who asked not to be named' },
        text: { zh: '报告了这个问题，42天后发布修复', en: 'for the report; the fix was out after 42 days' },
      },
    ],
    news: 'arm-2026-007',
  },
  {
    number: 'ARM-2026-008',
    title: { zh: '许可服务没有检查长度字段', en: 'The licence service does not check a length field' },
    summary: {
      zh: '能访问许可端口的人，不登录就可以用一个畸形请求使许可服务停止。',
      en: 'Anyone who can reach the licence port can stop the licence service with a malformed request, without signing in.',
    },
    text: {
      zh: '许可服务没有检查请求中的长度字段，遇到与内容不符的长度会退出。服务停止后，新的会话取不到许可；已经打开的软件继续运行，到下一次续期为止。\n\n模型文件、计算结果和许可内容不会泄露，也不会被改写。截至首次发布，我们没有收到被利用的报告。',
      en: 'The licence service did not check a length field in incoming requests and exits when it does not fit the content. While it is down no new session gets a licence; software that is already open goes on until its licence is next renewed.\n\nModel files, results and licence contents are neither disclosed nor altered. When this was first published we had no report of exploitation.',
    },
    remedy: {
      zh: '把许可服务更换为R2026a Update 3或R2026b的版本。客户端不必同时更换：新的许可服务可以为R2024b以来的客户端签发许可。\n\nR2025b没有单独的更新，请同样更换许可服务。',
      en: 'Replace the licence service with the one from R2026a Update 3 or R2026b. Clients need not change on the same day: the new service issues licences to clients from R2024b onwards.\n\nR2025b gets no update of its own. Replace its licence service in the same way.',
    },
    mitigation: {
      zh: '用防火墙把许可端口限制在需要它的网段，并打开服务的自动重启。这只降低影响，不消除缺陷。',
      en: 'Restrict the licence port by firewall to the networks that need it, and turn on automatic restart. This lessens the effect; the fault remains.',
    },
    cve: 'CVE-2026-90008',
    cwe: 'CWE-130',
    cvss4: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:H/SC:N/SI:N/SA:N',
    cvss4Score: 8.7,
    cvss3: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H',
    cvss3Score: 7.5,
    affected: [
      {
        products: ['studio', 'compute', 'control', 'realtime', 'twin'],
        component: licence,
        from: 'R2025b',
        before: 'R2026a',
        fixedIn: 'R2026a Update 3, R2026b',
      },
      {
        products: ['studio', 'compute', 'control', 'realtime', 'twin'],
        component: licence,
        from: 'R2026a',
        before: 'R2026a Update 3',
        fixedIn: 'R2026a Update 3, R2026b',
      },
      {
        status: 'unaffected',
        products: ['studio', 'compute', 'control', 'realtime', 'twin'],
        component: licence,
        before: 'R2025b',
      },
    ],
    revisions: [
      { date: '2026-10-21', title: firstPublished },
      { date: '2026-11-12', title: { zh: 'R2026b已发布，包含修复。', en: 'R2026b released with the fix.' } },
    ],
    credits: [],
    news: 'arm-2026-008',
  },
]
