import type { Translated } from '../../../shared/i18n/translated.ts'
import type { connectPageTexts as en } from '../en/connect-page.ts'

export const connectPageTexts: Translated<typeof en, 'pt'> = {
  connect: {
    title: 'Conectar {{name}}',
    settings: 'Configurações do rastreador',
    once: 'Copie a senha agora. Você não a verá mais depois de sair desta página ou recarregá-la.',
    newCredentials: {
      title: 'A senha é mostrada só uma vez',
      text: 'O Vectra não a armazena. Para configurar um rastreador, crie novas credenciais.',
      consequence:
        'Isso desconecta o rastreador imediatamente. Ele fica offline até você digitar a nova senha.',
      create: 'Criar novas credenciais',
    },
    /** Shown for a tracker that has never connected. */
    firstCredentials: {
      title: 'Configure o rastreador',
      text: 'Crie as credenciais e digite-as no rastreador ou escaneie-as com o celular.',
      note: 'Uma senha que você já tenha digitado no rastreador deixa de funcionar.',
      create: 'Criar credenciais',
    },
    dialects: {
      owntracks: { name: 'Celular com OwnTracks', about: 'App gratuito para iPhone e Android' },
      teltonika: { name: 'Teltonika', about: 'Rastreadores com Codec JSON por MQTT' },
      'traccar-client': { name: 'Celular com Traccar Client', about: 'App gratuito que envia por HTTPS' },
      signalk: { name: 'Barco com Signal K', about: 'Qualquer servidor com plugin MQTT' },
      server: { name: 'Equipamento em outro servidor', about: 'Traccar, flespi, Signal K por HTTP' },
      meshtastic: { name: 'Nó Meshtastic', about: 'Rádio que envia ao seu próprio broker' },
      homeassistant: { name: 'Home Assistant', about: 'Um rastreador que publica por MQTT' },
      http: { name: 'Por HTTP', about: 'Outros apps, equipamentos e seus próprios programas' },
      vectra: { name: 'Qualquer rastreador MQTT', about: 'Hardware ou software que envia JSON' },
    },
    commands: {
      title: 'Comandos de texto',
      any: 'Envie qualquer comando do manual do rastreador.',
      some: 'Este rastreador aceita estes comandos:',
      none: 'Este rastreador não aceita comandos.',
    },
    localOnly: {
      command: 'comando de inicialização',
      title: '{{host}} só pode ser acessado deste computador',
      text: 'Celulares e outros rastreadores não conseguem se conectar a ele. Pare o Vectra e inicie-o com o endereço deste computador na sua rede, por exemplo:',
      after: 'Depois, entre por esse endereço e crie novas credenciais aqui.',
    },
    facts: {
      mode: 'Modo',
      host: 'Host',
      port: 'Porta',
      tls: 'TLS',
      on: 'ativado',
      off: 'desativado',
      clientId: 'ID do cliente',
      username: 'Nome de usuário',
      password: 'Senha',
      phoneId: 'ID do dispositivo',
      cleanSession: 'Sessão limpa',
      topic: 'Tópico',
      qos: 'QoS',
    },
    owntracks: {
      install: 'Instale o OwnTracks no seu celular',
      installText: 'Disponível na loja de apps do celular e em',
      scan: 'Escaneie este código com o celular',
      scanText:
        'Abra o link no OwnTracks e aceite a configuração. Ela contém todas as configurações abaixo, inclusive a senha.',
      code: 'Configuração do OwnTracks como código QR',
      tap: 'Envie as configurações para o OwnTracks',
      tapText: 'O OwnTracks pede que você aceite a configuração. Ela inclui a senha.',
      open: 'Abrir no OwnTracks',
      openText: 'Ou escaneie este código com outro celular.',
      send: 'Permita sempre o acesso à localização e envie sua posição',
      sendText:
        'Toque na seta do mapa do OwnTracks para enviar sua localização atual. O modo Move envia com mais frequência e é o que mais gasta bateria.',
      byHand: 'Digite as configurações manualmente',
      byHandText: 'Acesse Preferences e depois Connection. Deixe todas as outras configurações como estão.',
    },
    traccarClient: {
      install: 'Instale o Traccar Client no celular',
      scanText: 'Abra o link no Traccar Client. Ele contém o endereço com a chave; não compartilhe o código.',
      code: 'Configuração do Traccar Client como código QR',
      open: 'Abrir no Traccar Client',
      send: 'Ative o rastreamento contínuo',
      sendText: 'Permita sempre o acesso à localização. Parado, o celular informa a cada 15 minutos.',
      address: 'URL do servidor',
    },
    bridge: {
      publish: 'Publique no seu próprio Mosquitto',
      lines: 'Adicione estas linhas ao mosquitto.conf',
      label: 'Linhas para o mosquitto.conf',
      restart: 'Reinicie o Mosquitto',
      restartText:
        'Ele se conecta como este rastreador e repassa as posições. O que chega aparece nesta página.',
      signalk: {
        publishText:
          'Instale o plugin signalk-mqtt-gw no servidor Signal K, conecte-o ao seu broker e ative “self paths in JSON”. Assim ele publica em signalk/delta. Não publique ali posições de outros barcos.',
        linesText: 'Elas contêm a senha.',
      },
      meshtastic: {
        publishText:
          'Nas configurações MQTT do nó, informe seu broker e ative JSON e o envio (uplink) do canal.',
        linesText:
          'Elas contêm a senha. Substitua REGION, por exemplo EU_868, e NODE, o ID do nó sem o ponto de exclamação. Só aparecem as posições do próprio nó.',
      },
      homeassistant: {
        publishText:
          'Configure um rastreador que publique seus atributos, com latitude e longitude, no seu broker.',
        linesText: 'Elas contêm a senha. Substitua NAME para que o tópico seja o do seu rastreador.',
      },
    },
    server: {
      text: 'Um servidor envia as posições de todos os seus equipamentos por um gateway. Cada equipamento que reporta fica à espera ali, e um clique o torna um dispositivo.',
      open: 'Abrir gateways',
      unused:
        'Se você adicionou este dispositivo para um desses equipamentos, exclua-o: o dispositivo do gateway tem um ID próprio.',
    },
    http: {
      intro: 'Digite o endereço do seu app. Cada endereço contém a chave; não o compartilhe.',
      mqtt: 'Se o rastreador também usa MQTT, prefira-o: gasta menos dados e bateria e custa menos para operar.',
      owntracks: 'OwnTracks, modo HTTP',
      overland: 'Overland',
      gpslogger: 'GPSLogger, URL personalizada',
      osmand: 'OsmAnd, rastreamento online',
      digitalMatter: 'Digital Matter, conector HTTP',
      own: 'Seu próprio programa, JSON',
    },
    teltonika: {
      intro:
        'No Teltonika Configurator, defina o protocolo de dados GPRS como MQTT com Codec JSON e o tipo como “AWS IoT Custom”. Depois, digite estas configurações.',
      dataTopic: 'Tópico de dados',
      commandsTopic: 'Tópico de comandos',
      elements:
        'Ative estes elementos de E/S: {{ignition}} (ignição), {{externalVoltage}} (tensão externa), {{gsmSignal}} (sinal GSM), {{odometer}} (hodômetro), {{hdop}} (HDOP) e {{relay}} (saída digital 1), que confirma o bloqueio do relé.',
      relay: 'A saída digital 1 aciona o relé.',
      inputs:
        'Em um barco, ative também as entradas (IDs AVL 1 a 4; 9 e 6 para as analógicas). Na página do dispositivo, escolha o que está ligado a elas.',
    },
    vectra: {
      intro:
        'Conecte-se com MQTT 3.1.1. Envie cada posição como um objeto JSON, ou várias em um único array.',
      example: 'Mensagem de exemplo',
      publish: 'Teste em um terminal',
      fields: 'Todos os campos',
      field: 'Campo',
      meaning: 'Descrição',
      needed: 'obrigatório',
      meanings: {
        time: 'Horário da posição em ISO 8601, em UTC se não tiver fuso horário. Segundos e milissegundos Unix também funcionam.',
        lat: 'Latitude em graus, positiva ao norte',
        lng: 'Longitude em graus, positiva a leste',
        speedKmh: 'Velocidade em km/h',
        course: 'Direção do movimento em graus, no sentido horário a partir do norte',
        altitudeM: 'Altitude em metros',
        accuracyM:
          'Raio de precisão em metros. Posições acima de {{limits.accuracyMaxM}} m são armazenadas, mas não mostradas.',
        satellites: 'Satélites em uso. 0 significa sem posição GPS.',
        hdop: 'Diluição horizontal da precisão',
        ignition: 'Se o motor está ligado',
        batteryVolts: 'Tensão da bateria do veículo',
        batteryPercent: 'Carga da bateria do próprio rastreador, em porcentagem',
        cellular: 'Sinal celular (CSQ), de 0 a {{limits.cellularMax}}',
        odometerKm: 'Hodômetro em km',
        engineHours: 'Total de horas de motor',
        gForce: 'Maior aceleração desde a posição anterior, em g.',
        relayCut: 'Se o relé está bloqueado. Confirma que um comando teve efeito.',
        reportIntervalSeconds:
          'Segundos até o próximo envio. Determina quando o rastreador é considerado atrasado.',
        events: 'Eventos, como rapidAcceleration',
        statusText: 'Texto livre do rastreador',
      },
    },
    connection: {
      label: 'Conexão',
      connected: 'Conectado',
      disconnected: 'Desconectado',
      none: 'Nenhuma conexão recente',
      unknown: 'Não foi possível verificar. Nova tentativa em instantes.',
      ends: {
        API_INITIATED_DISCONNECT: 'Novas credenciais foram criadas. Digite-as no rastreador.',
        AUTH_ERROR:
          'O rastreador usou um tópico a que não tem acesso ou a senha dele não é mais válida. Compare os dois com as configurações desta página.',
        CLIENT_ERROR:
          'O rastreador violou o protocolo MQTT ou enviou uma mensagem maior que {{limits.messageMaxKb}} kB. Consulte o log do próprio rastreador.',
        CLIENT_INITIATED_DISCONNECT:
          'O rastreador se desconectou por conta própria. Rastreadores que entram em repouso entre mensagens fazem isso.',
        CONNECTION_LOST: 'A conexão caiu. O rastreador perdeu a rede ou a energia.',
        CUSTOMAUTH_TTL_EXPIRATION: 'Uma conexão dura no máximo um dia. O rastreador precisa se reconectar.',
        DUPLICATE_CLIENTID:
          'Outra conexão com o mesmo ID do cliente substituiu esta. Dê a cada rastreador suas próprias credenciais.',
        FORBIDDEN_ACCESS: 'O servidor recusou a conexão. Crie novas credenciais para o rastreador.',
        MQTT_KEEP_ALIVE_TIMEOUT:
          'Nada chegou durante um intervalo e meio de keep-alive. O rastreador perdeu a rede ou a energia.',
        SERVER_ERROR: 'O servidor falhou. O rastreador precisa se reconectar.',
        SERVER_INITIATED_DISCONNECT:
          'O servidor encerrou a conexão para manutenção. O rastreador precisa se reconectar.',
        THROTTLED:
          'O rastreador enviou mais de {{limits.messagesPerSecond}} mensagens por segundo. Configure-o para enviar com menos frequência.',
      },
      endOther: 'Motivo informado pelo servidor: {{reason}}',
      lastWill: 'Last will',
      lastWillText: 'Enviada pelo servidor em nome do rastreador quando a conexão caiu.',
    },
    status: {
      label: 'Andamento da configuração',
      polling: 'Esta página se atualiza automaticamente.',
      waiting: 'Aguardando a primeira mensagem',
      waitingText: 'Configure o rastreador e envie uma posição.',
      overdue: 'Nenhuma mensagem ainda',
      overdueText:
        'Um rastreador com uma configuração errada não consegue se conectar e mostra o erro do lado dele. Confira estas configurações no rastreador:',
      nothingSent:
        'O rastreador está conectado, portanto host, ID e senha estão corretos, mas ele ainda não enviou nada. Envie uma posição e confira estas configurações no rastreador:',
      checks: {
        host: 'Host {{host}}, porta {{port}}, TLS {{tls}}',
        identity: 'O ID do cliente e o nome de usuário são {{id}} (com as mesmas maiúsculas e minúsculas)',
        password: 'A senha é a mais recente. Novas credenciais invalidam as anteriores.',
        topic:
          'O tópico corresponde ao tipo do rastreador. Publicar em qualquer outro tópico encerra a conexão.',
        topicFor: '{{dialect}}: {{topic}}',
        qos: 'QoS 0 ou 1, sem mensagens retidas, MQTT 3.1.1',
        network: 'O rastreador tem rede, e nenhum firewall bloqueia a porta',
      },
      unreadable: 'Não foi possível ler uma mensagem',
      element: 'No elemento {{number}} do array: ',
      at: 'Recebida',
      topic: 'Tópico',
      body: 'Mensagem',
      emptyBody: '(vazia)',
      code: 'Código {{code}}',
      held: 'Nenhuma posição utilizável ainda',
      flags: {
        noFix:
          'O rastreador ainda não tem posição por satélite: informa 0,0, uma posição impossível ou nenhum satélite. Deixe-o com visão livre do céu por alguns minutos.',
        inaccurate:
          'O rastreador informa que a posição pode ter um erro maior que {{accuracy}}. Deixe-o com visão livre do céu. Em um celular, permita a localização precisa.',
        clock:
          'O relógio do rastreador está errado, por isso é mostrado o horário de recebimento. Deixe-o acertar o relógio pelo GPS ou pela rede e envie horários em UTC.',
        weekRepaired:
          'A data do rastreador está errada por uma virada de semanas do GPS, como em receptores antigos. O Vectra a corrige. Um firmware mais novo pode resolver.',
        jump: 'Esta posição está longe demais da anterior para ser plausível. Ela será mostrada quando {{limits.jumpFixes}} posições coincidirem.',
        frozen:
          'O rastreador repete exatamente a mesma posição desde que estava em movimento. Se isso continuar, reinicie-o.',
      },
      heldOther:
        'Estão chegando posições, mas nenhuma pode ser mostrada ainda. A primeira que puder ser mostrada aparecerá aqui.',
      ready: '{{name}}: tudo configurado',
      readyText: 'A posição já está no mapa.',
      silent: '{{name}} parou de enviar posições',
      silentText: 'Esta é a última posição.',
      position: 'Posição',
      fixTime: 'Horário',
      show: 'Mostrar no mapa ao vivo',
      mismatched:
        'As mensagens contêm um ID de rastreador diferente do ID no tópico. O Vectra considera o tópico e as armazena em {{name}}. Se estiver errado, corrija o ID no rastreador.',
      failed: 'Não foi possível atualizar o andamento',
    },
    reasons: {
      'body-empty': 'A mensagem está vazia. Envie um objeto JSON com time, lat e lng.',
      'body-not-utf8':
        'A mensagem é binária. Configure o rastreador para enviar JSON em UTF-8. O protocolo nativo dele precisa de um conversor.',
      'body-not-json':
        'A mensagem não é um JSON válido. Confira as aspas, vírgulas e chaves. Escreva números sem aspas e com ponto decimal, como 26.1.',
      'too-many-positions':
        'A mensagem tem posições demais, por isso só as mais novas foram armazenadas. Envie no máximo {{limits.uploadPositionsMax}} posições por mensagem, de no máximo {{limits.uploadDaysMax}} dias.',
      'array-empty': 'O array está vazio. Inclua pelo menos uma posição.',
      'not-an-object': 'Uma posição deve ser um objeto JSON entre chaves, com um nome para cada valor.',
      'time-missing': 'Falta o horário. Inclua "time", como "2026-05-01T12:00:00Z".',
      'time-unreadable':
        'Não é possível ler o horário. Escreva-o como "2026-05-01T12:00:00Z" ou em segundos Unix.',
      'lat-missing': 'Falta a latitude. Inclua "lat" em graus, como 26.1.',
      'lat-not-a-number': 'A latitude não é um número. Escreva graus com ponto decimal, como 26.1.',
      'lng-missing': 'Falta a longitude. Inclua "lng" em graus, como -80.1.',
      'lng-not-a-number': 'A longitude não é um número. Escreva graus com ponto decimal, como -80.1.',
      'type-missing':
        'Este tópico é para o OwnTracks, mas falta "_type". Para enviar o JSON do próprio Vectra, publique no tópico em Qualquer rastreador MQTT.',
      'type-unknown':
        'O OwnTracks não tem mensagem com este "_type". Posições têm "_type": "location". Se foi o app que enviou isso, atualize-o.',
      encrypted:
        'O OwnTracks criptografou esta mensagem, por isso o Vectra não consegue lê-la. Apague a chave de criptografia nas configurações de conexão do app. Com TLS ativado, as mensagens continuam protegidas no caminho.',
      'tst-missing': 'Falta o horário. Inclua "tst", o horário da posição em segundos Unix.',
      'tst-unreadable': 'O horário "tst" não é um número. Escreva o horário da posição em segundos Unix.',
      'lon-missing': 'Falta a longitude. Inclua "lon" em graus, como -80.1.',
      'lon-not-a-number': 'A longitude "lon" não é um número. Escreva graus com ponto decimal, como -80.1.',
      'position-missing':
        'A mensagem não contém nenhuma posição. Verifique se quem envia usa o formato deste endereço ou tópico.',
      'reported-missing':
        'A mensagem não contém nenhum registro. Defina o protocolo de dados do rastreador como Codec JSON, para que ele envie {"state":{"reported":{…}}}.',
      'ts-missing':
        'Falta o horário. O registro precisa de "ts", o horário da posição em milissegundos Unix.',
      'ts-unreadable': 'O horário "ts" não é um número. Deve ser o horário da posição em milissegundos Unix.',
      'latlng-missing': 'Falta a posição. O registro precisa de "latlng", como "26.100000,-80.100000".',
      'latlng-unreadable':
        'Não é possível ler a posição "latlng". Devem ser dois números separados por vírgula, como "26.100000,-80.100000".',
    },
    reasonOther: 'Não é possível ler a mensagem. Compare-a com o exemplo desta página.',
  },
}
