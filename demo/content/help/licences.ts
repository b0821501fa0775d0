import { checked, type HelpArticleSeed, section } from './article.ts'

export const licences: HelpArticleSeed[] = [
  {
    slug: 'kinds-of-licences',
    category: 'licences',
    title: { zh: '指定用户、浮动和单机许可', en: 'Named-user, concurrent and node-locked licences' },
    summary: {
      zh: '桌面产品用指定用户或浮动（并发）许可，实时机和网关用单机许可。怎样选，怎样换。',
      en: 'Desktop products are licensed by person or by concurrent use, real-time machines and gateways one by one. How to choose and how to change.',
    },
    checkedOn: checked('2026-11-05'),
    sections: [
      section(
        ['三种方式', 'Three ways'],
        '- 按人：固定给一个人，可以装在他的两台机器上，不同时使用。\n- 浮动（并发）：由许可服务签发，同时运行的个数不超过购买的个数。\n- 单机：一台Station或Edge E2一份，换机器时随之转移。',
        '- By person: for one named person, on two of their computers, one at a time.\n- By concurrent use: issued by the licence service; no more run at once than were bought.\n- By machine: one for each Station or Edge E2. When the machine is replaced, it moves along.',
      ),
      section(
        ['基础许可包含什么', 'What the base licence includes'],
        '浑仪建模的基础许可包含Modelica标准库和六个开源工具箱，另外18个工具箱逐个购买。生成的C代码归您所有，随产品分发不另收费。',
        'That of Armilla Studio includes the Modelica Standard Library and the six open-source toolboxes; the other 18 are licensed one by one. Generated C code is yours and may be shipped at no extra charge.',
      ),
    ],
    related: ['licence-service', 'trial-licence'],
  },
  {
    slug: 'licence-service',
    category: 'licences',
    title: { zh: '架设许可服务', en: 'Setting up the licence service' },
    summary: {
      zh: '装在您自己的网络里，不需要连到外面。端口27080只对需要它的网段开放。',
      en: 'It runs in your own network and needs no connection to the outside. Open port 27080 only to the networks that need it.',
    },
    from: 'R2024b',
    checkedOn: checked('2026-11-16'),
    sections: [
      section(
        ['安装', 'Installing'],
        '一台常开的机器即可，2个核、2 GB内存够500个客户端用。请用R2026a Update 3或R2026b的版本：更早的受[ARM-2026-008](/help/SecurityIncident?id=arm-2026-008)影响。',
        'Any computer that is always on will do; two cores and 2 GB of memory serve 500 clients. Use the one from R2026a Update 3 or R2026b: earlier ones are affected by [ARM-2026-008](/help/SecurityIncident?id=arm-2026-008).',
        [
          'shell',
          'sudo ./armilla-licence-R2026b-linux-x64.run --prefix /opt/armilla/licence\nsudo cp site.lic /opt/armilla/licence/etc/\nsudo systemctl enable --now armilla-licence\nsystemctl status armilla-licence',
        ],
      ),
      section(
        ['防火墙', 'Firewall'],
        '许可端口不做身份验证，所以只让需要的网段访问，不要暴露到公网。',
        'The licence port is not authenticated, so only let in the networks that need it, and never the internet.',
        [
          'nftables',
          'table inet armilla {\n  chain input {\n    type filter hook input priority filter;\n    tcp dport 27080 ip saddr 10.20.0.0/16 accept\n    tcp dport 27080 drop\n  }\n}',
        ],
      ),
      section(
        ['两台互备', 'Redundant pair'],
        '在客户端写两个地址，用逗号隔开。第一台没有答复时，3 s后转到第二台。两台装同一份许可，个数不会加倍。',
        'Give clients two addresses, separated by a comma. When the first does not answer they go to the second after 3 s. Both have the same licence file; the seat count does not double.',
      ),
    ],
    related: ['licence-not-found', 'kinds-of-licences'],
  },
  {
    slug: 'borrow-a-licence',
    category: 'licences',
    title: { zh: '借出许可，离线使用', en: 'Borrowing a licence to work offline' },
    summary: {
      zh: '按并发的许可可以借到一台机器上，最长90天。到期自动归还，也可以提前归还。',
      en: 'A concurrent licence can be borrowed for one computer for up to 90 days. It returns by itself when it expires, or earlier if you like.',
    },
    checkedOn: checked('2026-10-11'),
    sections: [
      section(
        ['借出和归还', 'Borrowing and returning'],
        '借出期间，这份许可从并发个数里扣除。管理员可以限制借出的个数和天数。',
        'While it is borrowed it counts as used. The administrator may limit how many are borrowed, and for how long.',
        ['shell', 'armilla licence borrow --product studio --days 30\narmilla licence list\narmilla licence return --product studio'],
      ),
      section(
        ['机器坏了怎么办', 'When the computer breaks'],
        '借出的许可在到期之前收不回来。请写信给support@armilla.example，说明机器和借出日期，我们补发一份短期许可。',
        'A borrowed licence cannot be called back before it expires. Write to support@armilla.example with the computer and the day it was borrowed; we send a short-term one.',
      ),
    ],
    related: ['licence-service', 'licence-not-found'],
  },
  {
    slug: 'licence-not-found',
    category: 'licences',
    title: { zh: '提示“没有可用的许可”', en: '“No licence available”' },
    summary: {
      zh: '先看诊断命令的输出：连不上服务、个数用完、版本太新，是三种不同的情况。',
      en: 'Look at what the diagnosis says first: no connection, all in use and release too new are three different things.',
    },
    checkedOn: checked('2026-11-16'),
    sections: [
      section(
        ['诊断', 'Diagnosis'],
        '在出错的机器上运行，结果里没有个人信息，可以直接附在工单里。',
        'Run it on the computer with the trouble. The output has nothing personal in it and can go into a ticket as it is.',
        ['shell', 'armilla licence diagnose > licence.txt'],
      ),
      section(
        ['按结果处理', 'What to do'],
        '- `E101 unreachable`：连不上许可服务。检查地址、端口27080和防火墙。\n- `E102 exhausted`：个数用完。`armilla licence list --users`列出谁在用；异常退出的会话5分钟后自动释放。\n- `E103 release`：许可的维护期早于软件的发布日。请续维护，或使用维护期内的版本。\n- `E104 clock`：本机时钟与服务相差超过10分钟。',
        '- `E101 unreachable`: the licence service does not answer. Check address, port 27080 and firewall.\n- `E102 exhausted`: all are in use. `armilla licence list --users` tells by whom; a session that crashed is freed after 5 minutes.\n- `E103 release`: maintenance ended before this release came out. Renew it, or use a release within it.\n- `E104 clock`: the clocks of computer and service differ by more than 10 minutes.',
      ),
    ],
    related: ['licence-service', 'borrow-a-licence'],
  },
  {
    slug: 'trial-licence',
    category: 'licences',
    title: { zh: '试用许可', en: 'Trial licences' },
    summary: {
      zh: '30天，功能不减，模型规模不限。到期后仍可打开和查看模型，不能求解。',
      en: 'Thirty days, every function, any model size. Afterwards models can still be opened and read, not solved.',
    },
    checkedOn: checked('2026-08-25'),
    sections: [
      section(
        ['怎样取得', 'How to get one'],
        '写信到sales@armilla.example，注明产品和操作系统，两个工作日内寄出。浑仪孪生的试用附一台借用的Edge E2，往返运费由您承担。',
        'Write to sales@armilla.example with product and operating system; it is sent within two working days. A trial of Armilla Twin comes with an Edge E2 on loan; you pay shipping both ways.',
      ),
      section(
        ['转为正式许可', 'Going on with a full licence'],
        '不必重装，导入新的许可文件即可。试用期间的模型和结果都保留。',
        'Nothing is installed anew: import the new licence file. Models and results of the trial stay.',
        ['shell', 'armilla licence import site.lic'],
      ),
    ],
    related: ['kinds-of-licences'],
  },
  {
    slug: 'licence-of-a-machine',
    category: 'licences',
    title: { zh: '更换实时机时转移许可', en: 'Moving a licence to another real-time machine' },
    summary: {
      zh: '单机的运行许可绑定序列号。换机器时在管理页面导出，再导入新机器。',
      en: 'The run-time licence belongs to a serial number. When a machine is replaced, export it on the management page and import it on the new one.',
    },
    products: ['realtime', 'twin'],
    from: 'R2024b',
    checkedOn: checked('2026-09-04'),
    sections: [
      section(
        ['步骤', 'Steps'],
        '1. 停止运行，让台架进入安全状态。\n2. 在旧机器的管理页面选择“许可”，导出。导出后旧机器不能再运行模型。\n3. 在新机器的同一页面导入，填写新机器的序列号。\n4. 重启新机器，约6分钟。',
        '1. Stop the run and bring the bench into a safe state.\n2. On the old machine’s management page choose “Licence” and export it. From then on the old machine runs no models.\n3. Import it on the same page of the new machine and enter its serial number.\n4. Restart the new machine, which takes about six minutes.',
      ),
      section(
        ['旧机器已经损坏', 'When the old machine is broken'],
        '不能导出时，把两台机器的序列号和维修单号写在[工单](/support/ticket/new)里，我们在服务端转移。',
        'If it cannot export, put both serial numbers and the repair number in a [ticket](/support/ticket/new); we move it on our side.',
      ),
    ],
    related: ['kinds-of-licences', 'first-run-on-a-station'],
  },
]
