import { checked, type HelpArticleSeed, section } from './article.ts'

export const installation: HelpArticleSeed[] = [
  {
    slug: 'install-on-windows',
    category: 'installation',
    title: { zh: '在Windows上安装', en: 'Installing on Windows' },
    summary: {
      zh: '系统要求、静默安装的命令，以及装好以后怎样确认。',
      en: 'What the system needs, the command for a silent installation, and how to see that it worked.',
    },
    products: ['studio', 'compute', 'control'],
    from: 'R2025b',
    checkedOn: checked('2026-11-14'),
    sections: [
      section(
        ['准备', 'Before you begin'],
        '需要Windows 11，x86-64或arm64，并有管理员权限。从[下载中心](/product/download)取安装包，先核对SHA-256，再运行。\n\n每个版本装在自己的文件夹里，不覆盖旧版本。',
        'You need Windows 11 on x86-64 or arm64, and administrator rights. Get the installer from the [download centre](/product/download), compare its SHA-256 first, then run it.\n\nEach release has a folder of its own; an older one is left alone.',
      ),
      section(
        ['静默安装', 'Silent installation'],
        '批量部署时不显示窗口。许可文件可以同时指定，没有指定的，首次启动时再填。',
        'For many computers, without windows. The licence file can be given at once; otherwise it is asked for at the first start.',
        ['cmd', 'armilla-studio-R2026b-windows-x64.exe /S /LICENSE=C:\\armilla\\site.lic /D=C:\\Armilla\\R2026b'],
      ),
      section(
        ['确认', 'Checking it'],
        '打开命令行，运行`armilla --version`。显示版本和构建号就是装好了。提示找不到命令时，注销后重新登录，让路径生效。',
        'Open a command line and run `armilla --version`. It shows release and build. If the command is not found, sign out and in again so that the path takes effect.',
      ),
    ],
    related: ['check-a-download', 'side-by-side'],
  },
  {
    slug: 'install-on-linux',
    category: 'installation',
    title: { zh: '在Linux、openEuler和麒麟上安装', en: 'Installing on Linux, openEuler and Kylin' },
    summary: {
      zh: '一个文件，不需要包管理器；glibc 2.34以上，arm64只支持openEuler 24.03和麒麟V10。',
      en: 'One file, no package manager; glibc 2.34 or later, on arm64 openEuler 24.03 and Kylin V10 only.',
    },
    products: ['studio', 'compute', 'control'],
    from: 'R2025b',
    checkedOn: checked('2026-11-14'),
    sections: [
      section(
        ['安装', 'Installing'],
        '安装包是一个可执行文件。装到`/opt`需要root，装到自己的目录不需要。',
        'The installer is an executable file. Root is needed for `/opt`, not for a folder of your own.',
        [
          'shell',
          'ldd --version | head -1\nchmod +x armilla-studio-R2026b-linux-x64.run\n./armilla-studio-R2026b-linux-x64.run --prefix "$HOME/armilla/R2026b" --accept-eula 4.2\n"$HOME/armilla/R2026b/bin/armilla" --version',
        ],
      ),
      section(
        ['没有图形界面的机器', 'Computers without a display'],
        '服务器上只装求解部分：加`--components solver`。界面部分需要OpenGL 4.3，远程桌面请用硬件加速的方式。',
        'On a server install the solver alone with `--components solver`. The interface needs OpenGL 4.3; for remote desktops use one with hardware acceleration.',
      ),
      section(
        ['常见问题', 'When it does not start'],
        '- 提示`GLIBC_2.34 not found`：系统太旧，请升级系统，或改用R2024b。\n- 界面一片空白：显卡驱动不支持OpenGL 4.3，运行`armilla --safe-graphics`确认。',
        '- `GLIBC_2.34 not found`: the system is too old. Upgrade it, or use R2024b.\n- An empty window: the graphics driver lacks OpenGL 4.3. `armilla --safe-graphics` tells whether that is so.',
      ),
    ],
    related: ['install-on-windows', 'domestic-platforms-limits'],
  },
  {
    slug: 'check-a-download',
    category: 'installation',
    title: { zh: '核对校验值和签名', en: 'Checking checksum and signature' },
    summary: {
      zh: '安装之前确认文件完整，并且确实来自我们。',
      en: 'Before you install: the file is whole, and it is ours.',
    },
    checkedOn: checked('2026-11-02'),
    sections: [
      section(
        ['校验值', 'Checksum'],
        '下载中心在每个文件旁边列出SHA-256，并给出可复制的命令。也可以把文件拖到页面上，由浏览器在本机计算，文件不会上传。',
        'The download centre lists the SHA-256 beside each file, with a command to copy. Or drop the file on the page: the browser computes it on your computer, and nothing is uploaded.',
        [
          'shell',
          'sha256sum armilla-studio-R2026b-linux-x64.run\n# Windows\ncertutil -hashfile armilla-studio-R2026b-windows-x64.exe SHA256',
        ],
      ),
      section(
        ['签名', 'Signature'],
        '校验值说明文件没有损坏，签名说明它出自我们。两个值对不上，请不要安装，写信给psirt@armilla.example。',
        'The checksum says that the file is not damaged, the signature that it is ours. If either does not fit, do not install it, and write to psirt@armilla.example.',
      ),
    ],
    related: ['read-an-sbom'],
  },
  {
    slug: 'read-an-sbom',
    category: 'installation',
    title: { zh: '怎样使用物料清单', en: 'Using the bill of materials' },
    summary: {
      zh: '每个产品的每个版本有一份CycloneDX清单，列出其中的开源组件。',
      en: 'Each version of each product has a CycloneDX list of the open-source components inside.',
    },
    checkedOn: checked('2026-11-02'),
    sections: [
      section(
        ['在哪里', 'Where it is'],
        '在[标准与开源组件](/help/OpenSystem)按产品和版本下载，格式是CycloneDX 1.6 JSON。',
        'On [Standards and open source](/help/OpenSystem), by product and version, as CycloneDX 1.6 JSON.',
      ),
      section(
        ['查一个组件', 'Looking for a component'],
        '听说某个库有漏洞，先看清单里有没有它、是什么版本。',
        'When you hear of a flaw in a library, see first whether it is in the list and in which version.',
        ['shell', `jq -r '.components[] | select(.name == "zstd") | .version' studio-R2026b.cdx.json`],
      ),
      section(
        ['清单不说明什么', 'What it does not say'],
        '清单说明里面有什么，不说明是否受影响：组件有漏洞而产品没有调用有缺陷的部分，这种情形很常见。已经分析过的见[安全公告](/help/SecurityIncident)，没有公告而您有疑问的，请[提交工单](/support/ticket/new)。',
        'It says what is inside, not whether you are affected: often the product never calls the part with the flaw. What we have examined is under [security advisories](/help/SecurityIncident). If there is none and you are in doubt, [open a ticket](/support/ticket/new).',
      ),
    ],
    related: ['check-a-download'],
  },
  {
    slug: 'side-by-side',
    category: 'installation',
    title: { zh: '新旧版本并存', en: 'Two releases side by side' },
    summary: {
      zh: '可以并存，共用许可。模型用新版本保存以后，旧版本不一定打得开。',
      en: 'It works, with one licence. A model saved in the newer release may not open in the older.',
    },
    checkedOn: checked('2026-10-20'),
    sections: [
      section(
        ['文件夹和设置', 'Folders and settings'],
        '每个版本有自己的文件夹和设置。首次启动新版本时，可以选择把旧版本的设置复制过来；旧的不会被修改。',
        'Each release has its own folder and settings. At its first start the newer one offers to copy the settings of the older; those stay as they are.',
      ),
      section(
        ['模型', 'Models'],
        '保存之前先留一份副本。需要两个版本都能打开的，在保存对话框里选择较旧的格式；新版本特有的内容会列出来，由您决定。',
        'Keep a copy before you save. If both releases must open it, choose the older format in the save dialog; what only the newer has is listed, and you decide.',
      ),
    ],
    related: ['install-updates', 'check-a-download'],
  },
  {
    slug: 'install-updates',
    category: 'installation',
    title: { zh: '安装更新', en: 'Installing an update' },
    summary: {
      zh: '更新只替换改动的文件，不改变模型和许可。安装前退出软件。',
      en: 'An update replaces the files that changed and leaves models and licences alone. Quit the software first.',
    },
    from: 'R2024b',
    checkedOn: { zh: '2026-11-16', en: '2026-07-20' },
    sections: [
      section(
        ['顺序', 'In this order'],
        '1. 看[安全公告](/help/SecurityIncident)，按产品和版本筛选，先处理严重的。\n2. 退出软件和作业服务。\n3. 运行更新包。它会检查现有版本，不合适就停下来。\n4. 运行`armilla --version`，显示的应是新的更新号。',
        '1. Look at the [security advisories](/help/SecurityIncident) by product and version, and deal with severe ones first.\n2. Quit the software and the job service.\n3. Run the update. It checks what is installed and stops if it does not fit.\n4. Run `armilla --version`; it should show the new number.',
      ),
      section(
        ['许可服务', 'The licence service'],
        '许可服务单独更新。新的许可服务可以为R2024b以来的客户端签发许可，所以先换服务，再换客户端。',
        'The licence service is updated by itself. A newer one serves clients from R2024b onwards, so replace it first and the clients after it.',
      ),
      section(
        ['退回', 'Going back'],
        '更新可以卸载，恢复到前一个更新。卸载之后，公告里的缺陷也随之恢复。',
        'An update can be removed, which brings back the one before. The flaws of its advisories come back with it.',
      ),
    ],
    related: ['side-by-side', 'licence-service'],
  },
]
