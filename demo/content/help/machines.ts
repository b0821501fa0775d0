import { checked, type HelpArticleSeed, section } from './article.ts'

export const machines: HelpArticleSeed[] = [
  {
    slug: 'first-run-on-a-station',
    category: 'machines',
    title: { zh: 'Station第一次运行', en: 'The first run on a Station' },
    summary: {
      zh: '接线、对时、载入模型，先空载运行，再接被测部件。',
      en: 'Wire it, set the clock, load a model, run without the device first and with it afterwards.',
    },
    products: ['realtime'],
    checkedOn: checked('2026-10-14'),
    sections: [
      section(
        ['接线之前', 'Before wiring'],
        'Station是试验设备，不能作为安全回路的一部分。急停和限位必须另有硬接线，与软件版本无关。',
        'A Station is test equipment and no part of a safety circuit. Emergency stop and limits must be hard-wired, whatever the software version.',
      ),
      section(
        ['步骤', 'Steps'],
        '1. 接到独立的网段，1 Gbit/s，有PTP时钟的接上时钟。\n2. 打开管理页面，改掉出厂密码。\n3. 载入模型，被测部件不接，运行10分钟，看最长步时。\n4. 最长步时低于步长的80%，再接被测部件。',
        '1. Put it on a network of its own at 1 Gbit/s, with a PTP clock if you have one.\n2. Open the management page and change the factory password.\n3. Load the model, leave the device unplugged, run for ten minutes and look at the longest step.\n4. If that stays below 80% of the step, plug the device in.',
        ['shell', 'armilla rt deploy Bench.mo --target station-s8.lab --step 50us\narmilla rt run --duration 10m --report first.html'],
      ),
    ],
    related: ['step-overruns', 'choose-a-station'],
  },
  {
    slug: 'step-overruns',
    category: 'machines',
    title: { zh: '步超时', en: 'Steps that overrun' },
    summary: {
      zh: '超时的步会记录，不会悄悄丢掉。看它是偶尔还是每步，办法不同。',
      en: 'A step that overruns is logged, not quietly dropped. Whether it happens now and then or always decides what to do.',
    },
    products: ['realtime'],
    checkedOn: checked('2026-10-14'),
    sections: [
      section(
        ['偶尔超时', 'Now and then'],
        '多半是事件：在那一步里有状态切换，迭代次数变多。限制迭代次数，或把事件对齐到步的边界。',
        'Mostly events: something switches in that step and takes more iterations. Limit the iterations, or align events with the steps.',
      ),
      section(
        ['每步都接近', 'Close to it at every step'],
        '模型对这台机器太大。放大步长、把快的部分分到另一个核，或换机器。离线剖析可以先估计。',
        'The model is too large for the machine. Lengthen the step, move fast parts to another core, or take another machine. The offline profiler estimates it beforehand.',
        ['shell', 'armilla rt profile Bench.mo --target station-s8 --step 50us --cores 4'],
      ),
    ],
    related: ['choose-a-station', 'choose-a-solver'],
  },
  {
    slug: 'choose-a-station',
    category: 'machines',
    title: { zh: '选S4、S8还是X16', en: 'S4, S8 or X16' },
    summary: {
      zh: '按通道数、步长和能不能中断来选。',
      en: 'By channels, by step, and by whether the test may be interrupted.',
    },
    products: ['realtime'],
    checkedOn: checked('2026-09-30'),
    sections: [
      section(
        ['三台机器', 'Three machines'],
        '- Station S4：一个控制器的开发和教学，48个通道，最小步长20 µs。\n- Station S8：整个台架，最多256个通道，最小步长5 µs。两台可以用光纤连接，共用一个步。\n- Station X16：不能中断的试验，两个计算单元互备，一个失效时另一个在两步之内接管。',
        '- Station S4: development of one controller, and teaching; 48 channels, smallest step 20 µs.\n- Station S8: a whole bench; up to 256 channels, smallest step 5 µs. Two can be joined by fibre and share a step.\n- Station X16: tests that must not stop; two units, and when one fails the other takes over within two steps.',
      ),
      section(
        ['先测一次', 'Measure it once'],
        '不确定时，把模型寄来，我们在S8上免费测一次步时。机器的全部数据见[硬件](/product/machine)。',
        'If in doubt, send the model; we measure it once on an S8 at no charge. All data of the machines are under [Machines](/product/machine).',
      ),
    ],
    related: ['first-run-on-a-station', 'step-overruns'],
  },
  {
    slug: 'data-after-a-power-cut',
    category: 'machines',
    title: { zh: '断电后的数据', en: 'Data after a power cut' },
    summary: {
      zh: '每200 ms落盘一次。500次断电试验里，最长丢失231 ms。',
      en: 'Data go to disk every 200 ms. In 500 power cuts the longest loss was 231 ms.',
    },
    products: ['realtime'],
    from: 'R2025b',
    checkedOn: checked('2026-07-22'),
    sections: [
      section(
        ['为什么不是零', 'Why not none'],
        '实时任务不等磁盘，它写到环形缓冲；另一个任务每200 ms写盘，并等待确认。让实时任务等磁盘，丢的就是步，不是数据。',
        'The real-time task does not wait for the disk; it writes to a ring buffer, and another task writes to disk every 200 ms and waits for the confirmation. If the real-time task waited, steps would be lost instead of data.',
      ),
      section(
        ['恢复', 'Recovering'],
        '通电以后，管理页面列出没有正常结束的记录。修复只截去最后不完整的一块。',
        'After power is back the management page lists recordings that did not end properly. Repair cuts off the last incomplete block only.',
        ['shell', 'armilla rt recordings --target station-s8.lab --unfinished\narmilla rt recover 2026-11-18T02-14 --target station-s8.lab'],
      ),
    ],
    related: ['first-run-on-a-station'],
  },
  {
    slug: 'fault-injection',
    category: 'machines',
    title: { zh: '用脚本注入故障', en: 'Injecting faults by script' },
    summary: {
      zh: '断线、短路、卡阀和丢帧，按时间或条件触发，与预期写在同一个用例里。',
      en: 'Broken wires, short circuits, stuck valves and lost frames, triggered by time or condition and written beside what is expected.',
    },
    products: ['realtime'],
    from: 'R2025b',
    checkedOn: checked('2026-08-19'),
    sections: [
      section(
        ['一个用例', 'A case'],
        '温度传感器断线，2 s内应进入降级模式。',
        'The temperature sensor breaks; within 2 s the controller should be in limp mode.',
        [
          'sensor_break.m',
          'bench = armilla.bench("station-s8.lab");\nbench.fault("T_coolant", "open-circuit", at = 12.0);\nbench.expect("ctrl.mode == 3", within = 2.0, after = 12.0);\nreport = bench.run(duration = 30.0);',
        ],
      ),
      section(
        ['夜间回归', 'At night'],
        '把用例放进一个文件夹，每晚无人值守运行。一个用例失败不影响后面的；台架每次先回到安全状态。',
        'Put the cases in a folder and run them unattended. One that fails does not stop those after it; the bench returns to its safe state each time.',
      ),
    ],
    related: ['first-run-on-a-station', 'step-overruns'],
  },
  {
    slug: 'gateway-firmware',
    category: 'machines',
    title: { zh: '更新Edge E2固件', en: 'Updating the firmware of Edge E2' },
    summary: {
      zh: '先对时，再更新。2.3及以前的固件受ARM-2026-004影响，请更新到2.4。',
      en: 'Set the clock first. Firmware 2.3 and earlier is affected by ARM-2026-004; update to 2.4.',
    },
    products: ['twin'],
    checkedOn: checked('2026-06-05'),
    sections: [
      section(
        ['在线更新', 'With a network'],
        '从2.4起，时间没有同步时不安装任何更新。在管理页面确认时间服务器可达，再启动更新，约4分钟。更新期间模型停止，输出保持最后的标记。',
        'From 2.4 on it installs nothing until the clock is set. See on the management page that the time server is reached, then start the update, which takes about four minutes. The model stops meanwhile and the outputs keep their last mark.',
      ),
      section(
        ['离线更新', 'Without'],
        '从下载中心取固件，核对校验值，放到FAT32的U盘上。网关只接受签名有效的固件，见[ARM-2026-004](/help/SecurityIncident?id=arm-2026-004)。',
        'Get the firmware from the download centre, compare the checksum and copy it to a FAT32 drive. The gateway takes firmware with a valid signature only, see [ARM-2026-004](/help/SecurityIncident?id=arm-2026-004).',
        ['shell', 'sha256sum edge-e2-2.4.fw'],
      ),
    ],
    related: ['gateway-shows-no-value', 'check-a-download'],
  },
  {
    slug: 'gateway-shows-no-value',
    category: 'machines',
    title: { zh: '网关显示标记而不是数值', en: 'The gateway shows a mark and no value' },
    summary: {
      zh: '输入越出了训练范围。日志写明是哪个输入、超出多少。',
      en: 'An input has left the training range. The log says which one, and by how much.',
    },
    products: ['twin'],
    from: 'R2026a',
    checkedOn: checked('2026-11-09'),
    sections: [
      section(
        ['查日志', 'The log'],
        '',
        '',
        ['shell', 'ssh operator@edge-e2.site armilla twin log --since 1h --marks'],
      ),
      section(
        ['处理', 'What to do'],
        '- 只是偶尔，而且超出很少：正常，控制应回到保守限值。\n- 经常出现：工况变了。补充数据，重新降阶。\n- 从某一刻起一直如此：先查传感器。',
        '- Rarely, and by little: normal; the control returns to its cautious limit.\n- Often: operation has changed. Add data and reduce again.\n- Since a certain moment: look at the sensor first.',
      ),
    ],
    related: ['valid-range-of-reduced-models', 'gateway-firmware'],
  },
]
