import type { Translated } from '../../../shared/i18n/translated.ts'
import type { connectPageTexts as en } from '../en/connect-page.ts'

export const connectPageTexts: Translated<typeof en, 'ja'> = {
  connect: {
    title: '{{name}}を接続',
    settings: 'トラッカーの設定',
    once: '今すぐパスワードをコピーしてください。このページを離れるか再読み込みすると、二度と表示されません。',
    newCredentials: {
      title: 'パスワードは一度だけ表示されます',
      text: 'Vectraはパスワードを保存しません。トラッカーを設定するには、新しい認証情報を作成してください。',
      consequence:
        '作成すると、トラッカーはすぐに切断されます。新しいパスワードを入力するまで、オフラインのままです。',
      create: '新しい認証情報を作成',
    },
    /** Shown for a tracker that has never connected. */
    firstCredentials: {
      title: 'トラッカーを設定',
      text: '認証情報を作成し、トラッカーに入力するか、スマートフォンで読み取ってください。',
      note: 'すでにトラッカーに入力したパスワードは使えなくなります。',
      create: '認証情報を作成',
    },
    dialects: {
      owntracks: {
        name: 'スマートフォン（OwnTracks）',
        about: 'iPhoneとAndroid用の無料アプリ',
      },
      teltonika: { name: 'Teltonika', about: 'Codec JSON over MQTT対応のトラッカー' },
      'traccar-client': { name: 'スマートフォン（Traccar Client）', about: 'HTTPSで送信する無料アプリ' },
      signalk: { name: 'Signal K搭載の船', about: 'MQTTプラグインのあるサーバー' },
      server: { name: '別のサーバーの機器', about: 'Traccar、flespi、Signal K（HTTP）' },
      meshtastic: { name: 'Meshtasticノード', about: 'ご自身のブローカーに送信する無線機' },
      homeassistant: { name: 'Home Assistant', about: 'MQTTで送信するデバイストラッカー' },
      http: { name: 'HTTPで送信', about: 'その他のアプリ、機器、自作プログラム' },
      vectra: { name: 'その他のMQTTトラッカー', about: 'JSONを送信する機器やソフトウェア' },
    },
    commands: {
      title: 'テキストコマンド',
      any: 'トラッカーの説明書にあるコマンドを送信できます。',
      some: 'このトラッカーで使えるコマンド：',
      none: 'このトラッカーではコマンドを使えません。',
    },
    localOnly: {
      command: '起動コマンド',
      title: '{{host}}には、このコンピュータからしか接続できません',
      text: 'スマートフォンやほかのトラッカーからは接続できません。Vectraを停止し、ネットワーク内でのこのコンピュータのアドレスを指定して起動してください。例：',
      after: 'その後、そのアドレスでログインし、ここで新しい認証情報を作成してください。',
    },
    facts: {
      mode: 'モード',
      host: 'ホスト',
      port: 'ポート',
      tls: 'TLS',
      on: 'オン',
      off: 'オフ',
      clientId: 'クライアントID',
      username: 'ユーザー名',
      password: 'パスワード',
      phoneId: 'デバイスID',
      cleanSession: 'クリーンセッション',
      topic: 'トピック',
      qos: 'QoS',
    },
    owntracks: {
      install: 'スマートフォンにOwnTracksをインストール',
      installText: 'アプリストアまたは次のサイトで入手できます：',
      scan: 'スマートフォンでこのコードを読み取る',
      scanText:
        'リンクをOwnTracksで開き、設定を受け入れてください。パスワードを含む、以下のすべての設定が入っています。',
      code: 'OwnTracksの設定のQRコード',
      tap: '設定をOwnTracksに送る',
      tapText: 'OwnTracksに設定を受け入れるか確認されます。設定にはパスワードが含まれています。',
      open: 'OwnTracksで開く',
      openText: 'または、別のスマートフォンでこのコードを読み取ってください。',
      send: '位置情報へのアクセスを常に許可し、位置を送信する',
      sendText:
        'OwnTracksの地図にある矢印をタップすると、現在地が送信されます。Moveモードは送信頻度が最も高く、電池の消費も最も多くなります。',
      byHand: '設定を手動で入力',
      byHandText: '「Preferences」、「Connection」の順に開きます。そのほかの設定は変更しないでください。',
    },
    traccarClient: {
      install: 'スマートフォンにTraccar Clientをインストール',
      scanText:
        'リンクをTraccar Clientで開きます。アドレスとキーが含まれるため、コードを他人に見せないでください。',
      code: 'Traccar Clientの設定（QRコード）',
      open: 'Traccar Clientで開く',
      send: '継続的な追跡をオンにする',
      sendText: '位置情報へのアクセスを常に許可してください。静止中は15分ごとに報告します。',
      address: 'サーバーURL',
    },
    bridge: {
      publish: 'ご自身のMosquittoに送信する',
      lines: '次の行をmosquitto.confに追加する',
      label: 'mosquitto.confに追加する行',
      restart: 'Mosquittoを再起動する',
      restartText:
        'Mosquittoがこのトラッカーとして接続し、位置を転送します。届いた内容はこのページに表示されます。',
      signalk: {
        publishText:
          'Signal Kサーバーにプラグインsignalk-mqtt-gwをインストールしてブローカーに接続し、「self paths in JSON」を有効にします。signalk/deltaに送信されるようになります。このトピックには他の船の位置を送信しないでください。',
        linesText: 'パスワードが含まれています。',
      },
      meshtastic: {
        publishText: 'ノードのMQTT設定でブローカーを入力し、JSONとチャンネルのアップリンクを有効にします。',
        linesText:
          'パスワードが含まれています。REGION（例：EU_868）と、NODE（感嘆符を除いたノードID）を置き換えてください。表示されるのはそのノード自身の位置だけです。',
      },
      homeassistant: {
        publishText: '緯度と経度を含む属性をご自身のブローカーに送信するデバイストラッカーを設定します。',
        linesText:
          'パスワードが含まれています。トラッカーが使うトピックになるようにNAMEを置き換えてください。',
      },
    },
    server: {
      text: 'サーバーは、すべての機器の位置をゲートウェイ経由で送信します。位置を送った機器はそこで待機し、クリック1回でデバイスになります。',
      open: 'ゲートウェイを開く',
      unused:
        'そのような機器のためにこのデバイスを追加した場合は、削除してください。ゲートウェイのデバイスには固有のIDがあります。',
    },
    http: {
      intro:
        'お使いのアプリのアドレスを入力してください。アドレスにはキーが含まれるため、他人に見せないでください。',
      mqtt: 'トラッカーがMQTTにも対応している場合は、MQTTをおすすめします。通信量と電力が少なく、運用費用も抑えられます。',
      owntracks: 'OwnTracks（HTTPモード）',
      overland: 'Overland',
      gpslogger: 'GPSLogger（カスタムURL）',
      osmand: 'OsmAnd（オンライン追跡）',
      digitalMatter: 'Digital Matter（HTTPコネクター）',
      own: '自作プログラム（JSON）',
    },
    teltonika: {
      intro:
        'Teltonika Configuratorで、GPRSのデータプロトコルをMQTT（Codec JSON）に、種類を「AWS IoT Custom」に設定します。続いて次の設定を入力してください。',
      dataTopic: 'データトピック',
      commandsTopic: 'コマンドトピック',
      elements:
        '次のI/O要素を有効にします：{{ignition}}（イグニッション）、{{externalVoltage}}（外部電圧）、{{gsmSignal}}（GSM信号）、{{odometer}}（オドメーター）、{{hdop}}（HDOP）、{{relay}}（デジタル出力1。リレーの遮断が行われたことを確認します）。',
      relay: 'デジタル出力1がリレーを切り替えます。',
      inputs:
        '船の場合は入力も有効にします（AVL ID 1～4、アナログは9と6）。接続されているものはデバイスのページで選びます。',
    },
    vectra: {
      intro:
        'MQTT 3.1.1で接続します。位置情報ごとに1つのJSONオブジェクトを送信するか、1つの配列にまとめて送信します。',
      example: 'メッセージの例',
      publish: 'ターミナルで試す',
      fields: 'すべてのフィールド',
      field: 'フィールド',
      meaning: '説明',
      needed: '必須',
      meanings: {
        time: '測位時刻（ISO 8601）。タイムゾーンがない場合はUTC。Unix秒とUnixミリ秒も使えます。',
        lat: '緯度（度、北が正）',
        lng: '経度（度、東が正）',
        speedKmh: '速度（km/h）',
        course: '進行方向（度、北から時計回り）',
        altitudeM: '高度（メートル）',
        accuracyM:
          '精度の半径（メートル）。{{limits.accuracyMaxM}} mを超える位置情報は保存されますが、表示されません。',
        satellites: '使用中の衛星の数。0は測位なしを表します。',
        hdop: '水平精度低下率（HDOP）',
        ignition: 'エンジンがオンかどうか',
        batteryVolts: '車両バッテリーの電圧',
        batteryPercent: 'トラッカーの電池の残量（%）',
        cellular: 'モバイル回線の信号（CSQ）、0〜{{limits.cellularMax}}',
        odometerKm: 'オドメーター（km）',
        engineHours: 'エンジンの総稼働時間',
        gForce: '前回の位置情報以降で最大の加速度（g）',
        relayCut: 'リレーが遮断されているかどうか。コマンドが実行されたことを確認します。',
        reportIntervalSeconds: '次の送信までの秒数。トラッカーを遅延とみなす基準になります。',
        events: 'rapidAccelerationなどのイベント',
        statusText: 'トラッカーからの自由形式のテキスト',
      },
    },
    connection: {
      label: '接続',
      connected: '接続中',
      disconnected: '切断',
      none: '最近の接続なし',
      unknown: '確認できませんでした。まもなく再試行します。',
      ends: {
        API_INITIATED_DISCONNECT: '新しい認証情報が作成されました。トラッカーに入力してください。',
        AUTH_ERROR:
          'トラッカーがアクセス権のないトピックを使ったか、パスワードが無効になっています。どちらもこのページの設定と照合してください。',
        CLIENT_ERROR:
          'トラッカーがMQTTプロトコルに違反したか、{{limits.messageMaxKb}} kBを超えるメッセージを送信しました。トラッカーのログを確認してください。',
        CLIENT_INITIATED_DISCONNECT:
          'トラッカーが自ら切断しました。メッセージの間にスリープするトラッカーの正常な動作です。',
        CONNECTION_LOST: '接続が途切れました。トラッカーのネットワークまたは電源が失われました。',
        CUSTOMAUTH_TTL_EXPIRATION: '1回の接続は最長1日です。トラッカーが再接続する必要があります。',
        DUPLICATE_CLIENTID:
          '同じクライアントIDの別の接続に置き換えられました。トラッカーごとに別の認証情報を使ってください。',
        FORBIDDEN_ACCESS: 'サーバーが接続を拒否しました。トラッカーの新しい認証情報を作成してください。',
        MQTT_KEEP_ALIVE_TIMEOUT:
          'キープアライブ間隔の1.5倍の間、何も届きませんでした。トラッカーのネットワークまたは電源が失われました。',
        SERVER_ERROR: 'サーバーで障害が発生しました。トラッカーが再接続する必要があります。',
        SERVER_INITIATED_DISCONNECT:
          'サーバーがメンテナンスのため接続を閉じました。トラッカーが再接続する必要があります。',
        THROTTLED:
          'トラッカーが1秒間に{{limits.messagesPerSecond}}件を超えるメッセージを送信しました。送信頻度を下げてください。',
      },
      endOther: 'サーバーが示した理由：{{reason}}',
      lastWill: 'ラストウィル',
      lastWillText: '接続が途切れたとき、トラッカーに代わってサーバーが送信しました。',
    },
    status: {
      label: '設定の状況',
      polling: 'このページは自動的に更新されます。',
      waiting: '最初のメッセージを待っています',
      waitingText: 'トラッカーを設定し、位置情報を送信してください。',
      overdue: 'メッセージがまだ届いていません',
      overdueText:
        '設定に誤りがあるトラッカーは接続できず、トラッカー側にエラーが表示されます。トラッカーで次の設定を確認してください：',
      nothingSent:
        'トラッカーは接続されているため、ホスト、ID、パスワードは正しいですが、まだ何も送信していません。位置情報を送信し、トラッカーで次の設定を確認してください：',
      checks: {
        host: 'ホスト：{{host}}、ポート：{{port}}、TLS：{{tls}}',
        identity: 'クライアントIDとユーザー名はどちらも{{id}}（大文字と小文字を区別）',
        password: 'パスワードは最新のもの。新しい認証情報を作成すると、以前のものは無効になります。',
        topic: 'トピックはトラッカーの種類に合ったもの。別のトピックに送信すると、接続が切れます。',
        topicFor: '{{dialect}}：{{topic}}',
        qos: 'QoSは0または1、保持メッセージなし、MQTT 3.1.1',
        network: 'トラッカーはオンラインで、ポートはファイアウォールでブロックされていない',
      },
      unreadable: '読み取れないメッセージがありました',
      element: '配列の{{number}}番目の要素：',
      at: '受信時刻',
      topic: 'トピック',
      body: 'メッセージ',
      emptyBody: '（空）',
      code: 'コード{{code}}',
      held: '使える位置情報がまだありません',
      flags: {
        noFix:
          'トラッカーはまだ衛星測位ができていません（0,0、あり得ない位置、または衛星数0を送信しています）。空の開けた場所に数分間置いてください。',
        inaccurate:
          'トラッカーによると、位置の誤差が{{accuracy}}を超える可能性があります。空の開けた場所に置いてください。スマートフォンでは、正確な位置情報を許可してください。',
        clock:
          'トラッカーの時計がずれているため、受信時刻を表示しています。GPSまたはネットワークで時計を合わせ、時刻をUTCで送信するようにしてください。',
        weekRepaired:
          'トラッカーの日付が、古い受信機に見られるGPSの週番号ロールオーバーでずれています。Vectraが補正しています。新しいファームウェアで直る場合があります。',
        jump: 'この位置は前回から離れすぎていて不自然です。{{limits.jumpFixes}}件の位置情報が一致すると表示されます。',
        frozen:
          'トラッカーは、走行中からまったく同じ位置を繰り返し送信しています。続く場合は再起動してください。',
      },
      heldOther:
        '位置情報は届いていますが、表示できるものがまだありません。最初に使えるものが届くと、ここに表示されます。',
      ready: '{{name}}の設定が完了しました',
      readyText: '位置が地図に表示されています。',
      silent: '{{name}}からの送信が止まりました',
      silentText: 'これは最後の位置です。',
      position: '位置',
      fixTime: '時刻',
      show: 'ライブマップに表示',
      mismatched:
        'メッセージ内のトラッカーIDが、トピックのIDと異なります。Vectraはトピックに従い、{{name}}のデータとして保存します。これが誤りの場合は、トラッカーのIDを修正してください。',
      failed: '状況を更新できませんでした',
    },
    reasons: {
      'body-empty': 'メッセージが空です。time、lat、lngを含むJSONオブジェクトを送信してください。',
      'body-not-utf8':
        'メッセージがバイナリです。UTF-8のJSONを送信するようにトラッカーを設定してください。トラッカー独自のプロトコルを使うには、変換器が必要です。',
      'body-not-json':
        'メッセージが有効なJSONではありません。引用符、カンマ、波括弧を確認してください。数値は引用符を付けず、26.1のように小数点を使って書いてください。',
      'too-many-positions':
        'メッセージ内の位置情報が多すぎるため、最新のものだけを保存しました。1つのメッセージで送信できるのは、{{limits.uploadDaysMax}}日以内の位置情報{{limits.uploadPositionsMax}}件までです。',
      'array-empty': '配列が空です。位置情報を1件以上追加してください。',
      'not-an-object': '位置情報は、値ごとに名前を付け、波括弧で囲んだJSONオブジェクトにしてください。',
      'time-missing': '時刻がありません。"2026-05-01T12:00:00Z"のように"time"を追加してください。',
      'time-unreadable': '時刻を読み取れません。"2026-05-01T12:00:00Z"の形式か、Unix秒で書いてください。',
      'lat-missing': '緯度がありません。35.6のように、"lat"を度で追加してください。',
      'lat-not-a-number': '緯度が数値ではありません。35.6のように、小数点を使って度で書いてください。',
      'lng-missing': '経度がありません。139.7のように、"lng"を度で追加してください。',
      'lng-not-a-number': '経度が数値ではありません。139.7のように、小数点を使って度で書いてください。',
      'type-missing':
        'このトピックはOwnTracks用ですが、"_type"がありません。Vectra独自のJSONを送信するには、「その他のMQTTトラッカー」のトピックに送信してください。',
      'type-unknown':
        'OwnTracksにこの"_type"のメッセージはありません。位置情報は"_type": "location"です。アプリが送信した場合は、アプリを更新してください。',
      encrypted:
        'OwnTracksがこのメッセージを暗号化したため、Vectraは読み取れません。アプリの接続設定で暗号化キーを消去してください。TLSがオンなら、メッセージは通信中も保護されます。',
      'tst-missing': '時刻がありません。測位時刻をUnix秒で表す"tst"を追加してください。',
      'tst-unreadable': '時刻"tst"が数値ではありません。測位時刻をUnix秒で書いてください。',
      'lon-missing': '経度がありません。139.7のように、"lon"を度で追加してください。',
      'lon-not-a-number': '経度"lon"が数値ではありません。139.7のように、小数点を使って度で書いてください。',
      'position-missing':
        'メッセージに位置情報がありません。送信側がこのアドレスまたはトピックの形式に設定されているか確認してください。',
      'reported-missing':
        'メッセージにレコードがありません。{"state":{"reported":{…}}}が送信されるように、トラッカーのデータプロトコルをCodec JSONに設定してください。',
      'ts-missing': '時刻がありません。レコードには、測位時刻をUnixミリ秒で表す"ts"が必要です。',
      'ts-unreadable': '時刻"ts"が数値ではありません。測位時刻をUnixミリ秒で指定する必要があります。',
      'latlng-missing': '位置がありません。レコードには、"35.600000,139.700000"のような"latlng"が必要です。',
      'latlng-unreadable':
        '位置"latlng"を読み取れません。"35.600000,139.700000"のように、カンマで区切った2つの数値にしてください。',
    },
    reasonOther: 'メッセージを読み取れません。このページの例と照合してください。',
  },
}
